import { readFileSync } from 'node:fs'

/** A package in the lockfile. If a flag is missing, it is false. */
interface Locked {
  readonly version: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly devOptional?: boolean
}
interface Component {
  readonly type: 'library'
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly licenses: readonly { readonly expression: string }[]
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[]
}

/**
 * Lists the packages of the deployed portal as CycloneDX 1.5: all production packages in the lockfile, including nested
 * copies. `npm sbom` is not used, because it omits packages that a development package also needs, such as react.
 * Packages that contain only types are left out, because they are not deployed.
 */
export function sbomOf(lockfile: {
  readonly name: string
  readonly version: string
  readonly packages: Readonly<Record<string, Locked>>
}): {
  readonly components: readonly Component[]
} {
  const shipped = Object.entries(lockfile.packages).filter(
    ([path, { dev, optional, devOptional }]) =>
      path !== '' && !path.includes('node_modules/@types/') && !dev && !optional && !devOptional,
  )
  const components = new Map(shipped.map(([path, entry]) => toComponent(path, entry)).map((each) => [each.purl, each]))
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: lockfile.name, version: lockfile.version } },
    components: [...components.values()],
  }
  return document
}

function toComponent(path: string, { version, license, integrity }: Locked): Component {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: license ? [{ expression: license }] : [],
    ...(integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') }],
    }),
  }
}

export const readLockfile = (): Parameters<typeof sbomOf>[0] =>
  JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as never

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(sbomOf(readLockfile()), null, 2))
