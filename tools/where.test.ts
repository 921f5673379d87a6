import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { whereIs } from './where.ts'

const maps = mkdtempSync(join(tmpdir(), 'maps-'))
// Column 10 of the script is line 5, column 3 of the source.
writeFileSync(
  join(maps, 'c-12345678.js.map'),
  JSON.stringify({ version: 3, sources: ['../../src/a.ts'], names: ['toCents'], mappings: 'SAIEA' }),
)

it('a line and column of a built script are shown as the source position, with or without the URL of the script', () => {
  expect(whereIs('c-12345678.js:1:10', maps)).toBe('src/a.ts:5:3 toCents')
  expect(whereIs('https://portal.example/assets/c-12345678.js:1:12', maps)).toBe('src/a.ts:5:3 toCents')
})

it.each([
  ['c-12345678.js', 'is no place'],
  ['c-87654321.js:1:10', 'No map of c-87654321.js'],
  ['c-12345678.js:9:1', 'has nothing at 9:1'],
])('the tool rejects the script position %s with the message: %s', (place, words) => {
  expect(() => whereIs(place, maps)).toThrow(words)
})
