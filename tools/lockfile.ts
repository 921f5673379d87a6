import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Entry {
  readonly version?: string
  readonly dev?: boolean
  readonly license?: string
  readonly integrity?: string
  /** true for a link to a folder of this repository */
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly [key: string]: unknown
}
export interface Lockfile {
  readonly packages: Readonly<Record<string, Entry>>
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']

/** Platform of a prebuilt package, from its name: `binding-linux-arm64-musl`. */
function platformOf(name: string): Entry {
  const part = name.split('/').at(-1) ?? name
  const system = SYSTEMS.find((each) => part.includes(each))
  const processor = PROCESSORS.find((each) => part.includes(each)) ?? (part.includes('arm') ? 'arm' : undefined)
  const libc =
    system !== 'linux' ? undefined : part.includes('musl') ? 'musl' : part.includes('gnu') ? 'glibc' : undefined
  return { ...(processor && { cpu: [processor] }), ...(libc && { libc: [libc] }), ...(system && { os: [system] }) }
}

/**
 * Prebuilt packages for other platforms that are missing in the lockfile. Without them, `npm ci` would fail on those
 * platforms.
 */
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

/** The lockfile with its missing packages added, in npm's order. */
export function completed(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages, ...missingParts(lockfile) }
  return {
    ...lockfile,
    packages: Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Packages without the hash with which npm verifies a download. Links to folders of this repository need no hash. */
export const withoutHash = ({ packages }: Lockfile): string[] =>
  Object.entries(packages)
    .filter(([path, { integrity, link }]) => path !== '' && !integrity && !link)
    .map(([path]) => path)

/** The hash of a package from the registry. */
function hashOf(path: string, version = ''): string {
  const name = path.split('node_modules/').at(-1)!
  const integrity = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).trim()
  if (!integrity) throw new Error(`the registry has no hash of ${name}@${version}`)
  return integrity
}

function main(): void {
  // If the registry serves packages only for some platforms, npm leaves out the others. After an install, `npm run
  // lockfile` adds them again.
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const before = JSON.parse(readFileSync(file, 'utf8')) as Lockfile
  const { packages, ...rest } = completed(before)
  const hashes = Object.fromEntries(
    withoutHash({ packages }).map((path) => [
      path,
      { ...packages[path], integrity: hashOf(path, packages[path]?.version) },
    ]),
  )
  writeFileSync(file, `${JSON.stringify({ ...rest, packages: { ...packages, ...hashes } }, undefined, 2)}\n`)
  console.log(
    `${Object.keys(missingParts(before)).length} prebuilt parts and ${Object.keys(hashes).length} hashes added to the lockfile`,
  )
}

if (process.argv[1] === import.meta.filename) main()
