import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readLockfile, sbomOf } from './sbom.ts'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
const { components } = sbomOf(readLockfile())
const versionsOf = (name: string) => components.filter((each) => each.name === name).map(({ version }) => version)

it('the SBOM lists every dependency with its exact version and its own dependencies', () => {
  const missing = Object.entries(dependencies!).filter(([name, version]) => !versionsOf(name).includes(version))
  expect(missing).toEqual([])
  expect(
    ['scheduler', '@tanstack/query-core', 'intl-messageformat', 'ajv'].filter((name) => versionsOf(name).length === 0),
  ).toEqual([])
})

it('the SBOM does not list packages that only build or test the portal', () => {
  const named = components.map(({ name }) => name)
  expect(
    named.filter((name) =>
      /^(?:vite|vitest|orval|typescript|playwright|@types\/react|node-(?:bin-)?(?:linux|darwin|win))/.test(name),
    ),
  ).toEqual([])
})

it('a second version of a package, nested in another package, is listed separately in the SBOM', () => {
  const locked = { version: '1.0.0', license: 'MIT' }
  const packages = {
    '': locked,
    'node_modules/@a/b': locked,
    'node_modules/c/node_modules/@a/b': { ...locked, version: '2.0.0' },
    'node_modules/d': { ...locked, dev: true },
  }
  expect(sbomOf({ name: 'portal', version: '1', packages }).components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40a/b@1.0.0',
    'pkg:npm/%40a/b@2.0.0',
  ])
})

/**
 * Licences that allow use, changes and distribution without publishing the portal's source code. OFL is a licence for
 * fonts.
 */
const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
])
const refused = (list: typeof components) =>
  list
    .filter(({ licenses }) => licenses.length === 0 || !licenses.every(({ expression }) => PERMISSIVE.has(expression)))
    .map(({ purl }) => purl)

it('every package in the SBOM has a permissive licence, and the check finds any other licence', () => {
  expect(refused(components)).toEqual([])
  const packages = {
    'node_modules/a': { version: '1.0.0', license: 'GPL-3.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', license: 'MIT' },
  }
  expect(refused(sbomOf({ name: 'portal', version: '1', packages }).components)).toEqual([
    'pkg:npm/a@1.0.0',
    'pkg:npm/b@1.0.0',
  ])
})
