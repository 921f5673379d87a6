import type { RJSFSchema } from '@rjsf/utils'
import omitExtraData from '@rjsf/utils/lib/schema/omitExtraData.js'
import retrieveSchema from '@rjsf/utils/lib/schema/retrieveSchema.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validatorOf } from '~/forms/check-form.ts'
import type { FormDefinition } from '~/forms/definition.ts'
import standIn from './rjsf-merge.ts'

const mergeBranches = standIn as unknown as (schema: RJSFSchema) => RJSFSchema

const modules = import.meta.glob<Record<string, FormDefinition>>(['../../../generated/forms/**/*.ts', '!**/*.d.ts'], {
  eager: true,
})
const forms = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((each) => typeof each === 'object' && 'validators' in each),
)
const branching = forms.filter(({ schema }) => JSON.stringify(schema).includes('"allOf"'))

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Generates answers for every field in a schema and its conditions: a value with which a condition compares the field,
 * another value, or no value.
 */
function answers(schema: Node): fc.Arbitrary<Node> {
  const known = new Map<string, Set<unknown>>()
  const lists = new Map<string, Node>()
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look)
    if (!isNode(node)) return
    if (isNode(node['properties']))
      for (const [name, field] of Object.entries(node['properties'])) {
        const values =
          known.get(name) ?? known.set(name, new Set([undefined, 'x', '0.00', 'note:x', true, false])).get(name)!
        if (!isNode(field)) continue
        for (const value of [field['const'], ...(Array.isArray(field['enum']) ? field['enum'] : [])])
          if (value !== undefined) values.add(value)
        if (isNode(field['items']) && isNode(field['items']['properties'])) lists.set(name, field['items'])
      }
    for (const key of ['allOf', 'anyOf', 'if', 'then', 'else', 'not']) look(node[key])
  }
  look(schema)
  const fields = Object.fromEntries([...known].map(([name, values]) => [name, fc.constantFrom(...values)] as const))
  const filled = Object.fromEntries(
    [...lists].map(([name, items]) => [name, fc.array(answers(items), { maxLength: 2 })] as const),
  )
  return fc.record<Node>({ ...fields, ...filled }, { requiredKeys: [] })
}

/** Sorts required fields, because their order has no meaning. */
const sorted = (schema: Node): Node => ({
  ...schema,
  ...(Array.isArray(schema['required']) && {
    required: schema['required'].map(String).toSorted((a, b) => a.localeCompare(b)),
  }),
})

describe('merging of conditional schema branches', () => {
  it('the test covers more than five forms with conditions', () => expect(branching.length).toBeGreaterThan(5))

  it.each(branching.map((form) => [form.id, form] as const))(
    'the form %s has the same merged schema as with the library that the stub replaces',
    (_, form) => {
      const validator = validatorOf(form) as never
      const root = form.schema as RJSFSchema
      fc.assert(
        fc.property(answers(root), (data) => {
          const ask = (schema: RJSFSchema, given: Node) => {
            const [ours, theirs] = [mergeBranches, undefined].map(
              (merge) => retrieveSchema(validator, schema, root, given, merge) as Node,
            )
            expect(sorted(ours!)).toEqual(sorted(theirs!))
            for (const [name, field] of Object.entries((ours!['properties'] ?? {}) as Record<string, RJSFSchema>))
              for (const line of Array.isArray(given[name]) ? (given[name] as Node[]) : [])
                if (isNode(field.items)) ask(field.items, line)
          }
          ask(root, data)
          const [ours, theirs] = [mergeBranches, undefined].map((merge) =>
            omitExtraData(validator, root, root, data, merge),
          )
          expect(ours).toEqual(theirs)
        }),
        { numRuns: 150 },
      )
    },
  )

  it('the stub for merging accepts only branches that add fields', () => {
    const base: RJSFSchema = { type: 'object', properties: { a: {} }, required: ['a'] }
    const condition: RJSFSchema = { if: { required: ['a'] }, then: { required: ['b'] } }
    expect(
      mergeBranches({
        ...base,
        allOf: [
          { properties: { b: {} }, required: ['b', 'a'] },
          { allOf: [{ properties: { c: {} } }] },
          condition,
          true,
        ],
      }),
    ).toEqual({
      type: 'object',
      properties: { a: {}, b: {}, c: {} },
      required: ['a', 'b'],
      allOf: [condition],
    })
    expect(() => mergeBranches({ ...base, allOf: [{ properties: { a: { type: 'string' } } }] })).toThrow(
      'a branch of a form has an unsupported keyword or a repeated field: a',
    )
    expect(() => mergeBranches({ ...base, allOf: [{ minProperties: 2 }] })).toThrow('minProperties')
  })
})
