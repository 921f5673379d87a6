import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Entry {
  readonly version?: string
  readonly dev?: boolean
  readonly license?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly [key: string]: unknown
}
export interface Lockfile {
  readonly packages: Readonly<Record<string, Entry>>
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']

/** For which machine a prebuilt part is, from its name: `binding-linux-arm64-musl`. */
function platformOf(name: string): Entry {
  const part = name.split('/').at(-1) ?? name
  const system = SYSTEMS.find((each) => part.includes(each))
  const processor = PROCESSORS.find((each) => part.includes(each)) ?? (part.includes('arm') ? 'arm' : undefined)
  const libc = system !== 'linux' ? undefined : part.includes('musl') ? 'musl' : part.includes('gnu') ? 'glibc' : undefined
  return { ...(processor && { cpu: [processor] }), ...(libc && { libc: [libc] }), ...(system && { os: [system] }) }
}

/** Prebuilt parts for other machines that the lockfile does not list: `npm ci` refuses to install without them. */
export function missingParts({ packages }: Lockfile): Record<string, Entry> {
  const missing: Record<string, Entry> = {}
  for (const [path, { dev, license, optionalDependencies = {} }] of Object.entries(packages)) {
    if (path === '') continue
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages) continue
      missing[`node_modules/${name}`] = {
        version: range.replace(/^[~^]/, ''),
        ...platformOf(name),
        ...(dev && { dev }),
        ...(license && { license }),
        optional: true,
      }
    }
  }
  return missing
}

/** With the parts that were missing, in the order npm keeps. */
export function completed(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages, ...missingParts(lockfile) }
  return { ...lockfile, packages: Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1))) }
}

if (import.meta.main) {
  // A registry that serves only some platforms makes npm leave the others out; `npm run lockfile` puts them back after an install.
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile
  writeFileSync(file, `${JSON.stringify(completed(lockfile), undefined, 2)}\n`)
  console.log(`${Object.keys(missingParts(lockfile)).length} prebuilt parts added to the lockfile`)
}
