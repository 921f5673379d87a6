import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { completed, missingParts, type Lockfile, withoutHash } from './lockfile.ts'

const lockfile = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lockfile

test('the lockfile lists the prebuilt packages of every platform, so that npm ci works on each platform', () => {
  expect(missingParts(lockfile)).toEqual({})
})

test('each package in the lockfile has a hash, and the check finds a package without one', () => {
  expect(withoutHash(lockfile)).toEqual([])
  expect(
    withoutHash({
      packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { integrity: 'sha512-x' } },
    }),
  ).toEqual(['node_modules/a'])
})

test('a prebuilt package that is missing from the lockfile is found and added again', () => {
  const name = 'node_modules/@oxlint/binding-linux-arm64-musl'
  const { [name]: part, ...packages } = lockfile.packages
  expect(part).toBeDefined()
  expect(Object.keys(missingParts({ packages }))).toEqual([name])
  expect(completed({ packages }).packages[name]).toMatchObject({
    version: part?.version,
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
    optional: true,
  })
})
