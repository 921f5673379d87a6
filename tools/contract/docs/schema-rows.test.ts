import { describe, expect, it } from 'vitest'
import type { ContractDocument } from '../../generate/contracts/operation.ts'
import { fieldRows, typeOf } from './schema-rows.ts'

const document = {
  info: { version: '1.0.0', title: 'Sample' },
  paths: {},
  components: {
    schemas: {
      Claim: {
        type: 'object',
        required: ['lines'],
        properties: {
          lines: { type: 'array', maxItems: 9, items: { $ref: '#/components/schemas/Line' } },
          parent: { $ref: '#/components/schemas/Claim', description: 'The claim that it corrects.' },
        },
      },
      Line: { type: 'object', properties: { paid: { type: 'string', pattern: '^\\d+$', maxLength: 12 } } },
    },
  },
} satisfies ContractDocument

describe('fieldRows', () => {
  it('fieldRows lists nested properties under their path, with the schema that declares them', () => {
    expect(fieldRows(document, { $ref: '#/components/schemas/Claim' }).map(({ path, field }) => [path, field])).toEqual(
      [
        ['lines', 'Claim.lines'],
        ['lines[].paid', 'Line.paid'],
        ['parent', 'Claim.parent'],
      ],
    )
  })

  it('fieldRows lists array items, marks required properties, and uses the description beside a reference', () => {
    const [lines, paid, parent] = fieldRows(document, { type: 'array', items: { $ref: '#/components/schemas/Claim' } })
    expect([lines!.path, lines!.isRequired]).toEqual(['[].lines', true])
    expect([paid!.path, paid!.isRequired]).toEqual(['[].lines[].paid', false])
    expect(parent!.description).toBe('The claim that it corrects.')
  })
})

it('typeOf gives the type with all bounds of the value', () => {
  expect(typeOf(document, { type: 'string', pattern: '^\\d+$', minLength: 1, maxLength: 12 })).toBe(
    String.raw`string, pattern ^\d+$, at least 1, at most 12 characters`,
  )
  expect(typeOf(document, { type: 'array', maxItems: 9, items: { type: 'string', enum: ['a', 'b'] } })).toBe(
    'array, at most 9 items, of string, one of "a", "b"',
  )
})
