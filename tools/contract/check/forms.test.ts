import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Change } from './diff.ts'
import { formsOf } from './forms.ts'
import type { Uses } from './uses.ts'

const root = mkdtempSync(join(tmpdir(), 'forms-'))
const REQUEST = 'openapi/member/schemas/support.yaml#/Letter'
const refTo = (property: string) => `"${property}": { "$ref": "../../${REQUEST}/properties/${property}" }`
beforeAll(() => {
  mkdirSync(join(root, 'forms/support'), { recursive: true })
  writeFileSync(
    join(root, 'forms/support/letter.schema.json'),
    `{\n "properties": { ${refTo('topic')}, ${refTo('message')},\n "city": { "type": "string", "maxLength": 40 },\n "street": { "maxLength": ${refTo('street').slice(10).replace('street"', 'street/maxLength"')} } }\n}`,
  )
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const uses = { closure: () => new Set(), propertiesTyped: () => [] } as unknown as Uses
const change = (property: string) =>
  ({
    what: 'bound',
    severity: 'breaking',
    sides: ['request'],
    component: REQUEST,
    keys: ['properties', property],
  }) as unknown as Change

it.each(['topic', 'message'])(
  'formsOf finds the line of the form field for the property %s, even if one line has several fields',
  (property) => {
    expect(formsOf(root, change(property), uses)).toEqual([{ file: 'forms/support/letter.schema.json', line: 2 }])
  },
)

it('formsOf returns no form for a property of the contract that no form uses', () => {
  expect(formsOf(root, change('author'), uses)).toEqual([])
})

it('formsOf finds a form whose own maxLength is higher than the changed maxLength of the contract', () => {
  const bound = (after: number) => ({ ...change('city'), attribute: 'maxLength', before: 60, after }) as Change
  expect(formsOf(root, bound(30), uses)).toEqual([{ file: 'forms/support/letter.schema.json', line: 3 }])
  expect(formsOf(root, bound(40), uses)).toEqual([])
})

it('formsOf finds a form that refers to the maxLength of a property even if only its pattern changes', () => {
  expect(formsOf(root, { ...change('street'), attribute: 'pattern' }, uses)).toEqual([
    { file: 'forms/support/letter.schema.json', line: 4 },
  ])
})
