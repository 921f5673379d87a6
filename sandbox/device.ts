/** What a service can tell of a device from the header User-Agent: names, no versions. */
export interface Device {
  readonly browser: string | undefined
  readonly system: string | undefined
}

/** Names and how each is recognised, in the order in which they are tried: many browsers also name another one. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|HeadlessChrome\//],
  ['Safari', /Safari\//],
]
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
]

export function readDevice(userAgent = ''): Device {
  const nameOf = (names: typeof BROWSERS) => names.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return { browser: nameOf(BROWSERS), system: nameOf(SYSTEMS) }
}
