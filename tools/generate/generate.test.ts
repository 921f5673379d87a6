import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { typeOf } from './form-types.ts'
import { generateForms } from './forms.ts'
import { generateMessages } from './messages.ts'
import { resolveSchema } from './resolve-schema.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, content: unknown): string => {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('resolveSchema', () => {
  it('the rules for a form field are read from the contract through all references, without descriptions', () => {
    write(
      'openapi/formats.yaml',
      'Date8: { type: string, x-format: date8, description: A day., example: "20261120" }\nMoney: { type: string, pattern: "^x$", title: Money }',
    )
    write(
      'openapi/line.yaml',
      'Line: { properties: { day: { $ref: "formats.yaml#/Date8" }, title: { type: string, description: Words. } } }',
    )
    const form = write('forms/f/a.schema.json', {
      properties: {
        day: { $ref: '../../openapi/line.yaml#/Line/properties/day' },
        amount: { $ref: '../../openapi/formats.yaml#/Money' },
        title: { $ref: '../../openapi/line.yaml#/Line/properties/title' },
      },
    })
    expect(resolveSchema(root, form)).toEqual({
      properties: {
        day: { type: 'string', format: 'date8' },
        amount: { type: 'string', pattern: '^x$' },
        title: { type: 'string' },
      },
    })
  })

  it('a reference that leads nowhere throws an error with file, line and reference', () => {
    write('openapi/line.yaml', 'Line: {}')
    const form = write('forms/f/b.schema.json', {
      properties: { day: { $ref: '../../openapi/line.yaml#/Line/properties/day' } },
    })
    expect(() => resolveSchema(root, form)).toThrow(
      'forms/f/b.schema.json:1:30 $ref ../../openapi/line.yaml#/Line/properties/day leads nowhere',
    )
  })
})

describe('typeOf', () => {
  it('the generated type of a form has required and optional fields', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      properties: {
        a: { type: 'string' },
        b: { type: 'boolean' },
        c: { enum: ['x', 'y'] },
        d: { type: 'array', items: { type: 'integer' } },
      },
    }
    expect(typeOf(schema)).toBe('{\n  a: string\n  b?: boolean\n  c?: "x" | "y"\n  d?: (number)[]\n}')
  })
  it('the generated type of a form has the fields of conditional questions as optional fields', () => {
    expect(
      typeOf({
        type: 'object',
        required: ['a'],
        properties: { a: { const: true } },
        allOf: [{ then: { properties: { b: { type: 'number' } } } }],
      }),
    ).toBe('{\n  a: true\n  b?: number\n}')
  })
})

describe('generateForms', () => {
  it('a form without an id or a layout is rejected', () => {
    write('forms/f/c.schema.json', { type: 'object' })
    expect(() => generateForms(root)).toThrow('forms/f/c.schema.json:1:1 a form needs an $id')
    write('forms/f/b.schema.json', { $id: 'b', type: 'object' }) // before the invalid form in the alphabet
    expect(() => generateForms(root)).toThrow('no layout beside it (b.ui.json)')
  })

  it('a form is turned into a definition, a type and validators that need no compiler in the browser', () => {
    write('forms/f/d.schema.json', {
      $id: 'd',
      type: 'object',
      required: ['day'],
      properties: { day: { type: 'string', maxLength: 8, format: 'date8' } },
    })
    write('forms/f/d.ui.json', { fields: { day: { widget: 'date' } } })
    const files = generateForms(root)
    expect(Object.keys(files).toSorted()).toEqual([
      'generated/forms/f/d.ts',
      'generated/forms/f/d.validators.d.ts',
      'generated/forms/f/d.validators.js',
    ])
    expect(files['generated/forms/f/d.ts']).toContain('export const dForm: FormDefinition<D>')
    expect(files['generated/forms/f/d.validators.js']).not.toMatch(/\brequire\(|new Function|\beval\b/)
    expect(generateForms(root)).toEqual(files)
  })

  it('the conditions of a wizard are turned into code that checks answers and policy', () => {
    write('forms/f/wizard.json', {
      id: 'w',
      first: 'a',
      steps: {
        a: { page: 'p.a' },
        'b-c': { page: 'p.b', when: { a: { how: { const: 'x' } }, policy: { rta: { const: true } } } },
        d: { page: 'p.d', when: [{ a: { how: { const: 'x' } } }, { 'b-c': { how: { const: 'y' } } }] },
      },
    })
    const files = generateForms(root)
    expect(files['generated/forms/f/wizard.ts']).not.toContain('when')
    expect(files['generated/forms/f/wizard.conditions.js']).toContain(
      '"b-c": (state) => exports.part0(state.answers["a"]) && exports.part1(state.policy), "d": (state) => exports.part2(state.answers["a"]) || exports.part3(state.answers["b-c"])',
    )
  })
})

describe('generateMessages', () => {
  it('the generated message ids list the names and types of the message arguments', () => {
    write('i18n/en/b.json', {
      plain: 'Hello',
      named: 'Hi {name}',
      counted: '{n, plural, one {# of {total, number}} other {#}}',
      chosen: '{how, select, a {A} other {B}}',
    })
    write('i18n/en/a.json', {})
    const files = generateMessages(root)
    expect(files['generated/i18n/catalogues.ts']).toContain('["a","b"]')
    for (const line of [
      '"plain": {}',
      '"named": { readonly name: string | number }',
      '"counted": { readonly n: number; readonly total: number }',
      '"chosen": { readonly how: string }',
    ]) {
      expect(files['generated/i18n/messages.ts']).toContain(line)
    }
  })
})
