import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readUpToDate } from './up-to-date.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'up-to-date-'))
  mkdirSync(join(folder, 'generated/member'), { recursive: true })
  writeFileSync(join(folder, 'generated/member/calls.ts'), 'one')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  readUpToDate(folder).record('member', 'document', 'generated/member')
})
afterEach(() => rmSync(folder, { recursive: true }))

const holds = (input = 'document'): boolean => readUpToDate(folder).holds('member', input, 'generated/member')

it('generated code is out of date if its input or the lockfile differs from the recorded version', () => {
  expect(holds()).toBe(true)
  expect(holds('another document')).toBe(false)
  writeFileSync(join(folder, 'package-lock.json'), '{"newer":true}')
  expect(holds()).toBe(false)
})

it('generated code is out of date if one of its files was edited or removed', () => {
  writeFileSync(join(folder, 'generated/member/calls.ts'), 'edited')
  expect(holds()).toBe(false)
  rmSync(join(folder, 'generated/member/calls.ts'))
  expect(holds()).toBe(false)
})

it('all generated code is out of date if the record of its inputs is missing or cut off', () => {
  writeFileSync(join(folder, '.cache/openapi/up-to-date.json'), '{"member":')
  expect(holds()).toBe(false)
  rmSync(join(folder, '.cache'), { recursive: true })
  expect(holds()).toBe(false)
})
