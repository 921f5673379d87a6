/** The browser and the operating system of a device by the header User-Agent, without their versions. */
export interface Device {
  readonly browser: string | undefined
  readonly system: string | undefined
}

/**
 * Names of browsers with the patterns that recognise them. The order matters, because the User-Agent of many browsers
 * also contains the name of another one.
 */
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
