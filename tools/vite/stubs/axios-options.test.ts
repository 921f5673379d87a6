import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import standIn from './axios-options.ts'

it('the stub for the checks of options has all functions that axios calls', () => {
  const code = readFileSync(new URL('../../../node_modules/axios/lib/core/Axios.js', import.meta.url), 'utf8')
  const called = [...code.matchAll(/validators?\.(\w+)\(/g)].map(([, name]) => name!)
  const { assertOptions, validators } = standIn
  expect(new Set(called)).toEqual(new Set(['assertOptions', ...Object.keys(validators)]))
  expect([assertOptions(), validators.transitional(), validators.spelling()]).toEqual([undefined, undefined, undefined])
})
