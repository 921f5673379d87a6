import { describe, expect, it } from 'vitest'
import { readJson } from '../support/repository.ts'

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>
}

/**
 * The packages among `names` that are not installed or are installed in more than one version. The lockfile lists a
 * package once for each folder that contains it.
 */
const manyVersions = ({ packages }: Lockfile, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const installed = Object.entries(packages).filter(([folder]) => folder.endsWith(`node_modules/${name}`))
    const versions = new Set(installed.map(([, { version }]) => version))
    return versions.size === 1
      ? []
      : [
          `${name}: ${[...versions].toSorted((one, other) => String(one).localeCompare(String(other))).join(', ') || 'not installed'}`,
        ]
  })

/**
 * The build parses messages with the first package (tools/vite/messages.ts). The portal formats the result with the
 * second package, which contains a copy of the first.
 */
const FORMATJS = ['@formatjs/icu-messageformat-parser', 'intl-messageformat']

describe('versions of the message parser', () => {
  it('exactly one version of the message parser and one of the formatter are installed', () => {
    expect(manyVersions(readJson<Lockfile>('package-lock.json'), FORMATJS)).toEqual([])
  })

  it('the check finds a second version of the parser in another folder', () => {
    const packages = {
      'node_modules/@formatjs/icu-messageformat-parser': { version: '3.5.23' },
      'node_modules/@formatjs/intl/node_modules/@formatjs/icu-messageformat-parser': { version: '3.5.22' },
      'node_modules/intl-messageformat': { version: '12.1.4' },
    }
    expect(manyVersions({ packages }, FORMATJS)).toEqual(['@formatjs/icu-messageformat-parser: 3.5.22, 3.5.23'])
    expect(manyVersions({ packages: {} }, ['intl-messageformat'])).toEqual(['intl-messageformat: not installed'])
  })
})
