import fc, { type Arbitrary } from 'fast-check'
import type { ContractDocument } from '../../generate/contracts/operation.ts'
import { resolve } from '../../generate/contracts/read-contract.ts'

/** The keywords of JSON Schema that the contracts use. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

const MOST_ITEMS = 4
const MOST_LETTERS = 60

/**
 * A copy of the schema in which every optional property is required and each list has at least one item. With such a
 * schema, a test can break the rule of every property and item.
 */
export function completeSchema(document: ContractDocument, schema: Schema): Schema {
  const found = resolve<Schema>(document, schema)
  if (found.properties)
    return {
      ...found,
      required: Object.keys(found.properties),
      properties: Object.fromEntries(
        Object.entries(found.properties).map(([name, each]) => [name, completeSchema(document, each)]),
      ),
    }
  return found.items
    ? { ...found, minItems: Math.max(1, found.minItems ?? 0), items: completeSchema(document, found.items) }
    : found
}

/**
 * A schema for a service that knows more than the contract: its codes are words that the contract does not list, and it
 * sends null for what has no value, or leaves it out, except for amounts, dates, numbers and ids. The properties of the
 * response itself are all there.
 */
export function unfamiliarSchema(document: ContractDocument, schema: Schema, isInside = false): Schema {
  const found = resolve<Schema>(document, schema)
  const alternatives = found.oneOf ?? found.anyOf
  if (alternatives) return { oneOf: alternatives.map((each) => unfamiliarSchema(document, each, isInside)) }
  if (found.enum?.every((word) => typeof word === 'string')) return { type: 'string', pattern: '^[A-Z]{6,9}$' }
  if (found.items) return { ...found, items: unfamiliarSchema(document, found.items, true) }
  if (!found.properties) return found
  const properties = Object.entries(found.properties).map(([name, each]) => [
    name,
    unfamiliarSchema(document, each, true),
  ])
  const { required = [] } = found
  return {
    ...found,
    required: isInside ? required.filter((name) => !hasNoValue(resolve(document, found.properties![name]!))) : required,
    properties: Object.fromEntries(
      properties.map(([name, each]) => [
        name,
        isInside && hasNoValue(each as Schema) ? { oneOf: [each, { type: 'null' }] } : each,
      ]),
    ) as Schema['properties'] & object,
  }
}

/** True for a value that can be empty: a list, an object, a flag, or a text of no particular form. */
const hasNoValue = ({ type = 'object', pattern, minLength = 0, enum: words }: Schema): boolean =>
  ['array', 'object', 'boolean'].includes(String(type)) ||
  (type === 'string' && (words !== undefined || (!pattern && minLength === 0)))

/** Generates values that a schema allows. */
export function validValues(document: ContractDocument, given: Schema): Arbitrary<unknown> {
  const schema = resolve<Schema>(document, given)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) return fc.oneof(...alternatives.map((each) => validValues(document, each)))
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object'])
  return types.length > 1
    ? fc.oneof(...types.map((type) => ofType(document, schema, type)))
    : ofType(document, schema, types[0]!)
}

function ofType(document: ContractDocument, schema: Schema, type: string): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 100_000 })
    case 'number':
      return fc.double({
        min: schema.minimum ?? -1000,
        max: schema.maximum ?? 100_000,
        noNaN: true,
        noDefaultInfinity: true,
      })
    case 'array':
      return fc.array(validValues(document, schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, (schema.minItems ?? 0) + MOST_ITEMS),
      })
    case 'object':
      return ofProperties(document, schema)
    default:
      return text(schema)
  }
}

function ofProperties(document: ContractDocument, { properties = {}, required = [] }: Schema): Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, validValues(document, schema)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) })
}

function text({ pattern, format, examples = [], minLength = 0, maxLength = MOST_LETTERS }: Schema): Arbitrary<string> {
  const fits = (value: string) => [...value].length >= minLength && [...value].length <= maxLength
  if (format === 'email') return fc.emailAddress().filter(fits)
  // fast-check cannot generate texts for patterns with lookaheads, so the contract's examples are used
  if (pattern && /\(\?[=!]/.test(pattern)) return fc.constantFrom(...(examples as string[]))
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(fits)
  return fc
    .string({ minLength, maxLength: Math.min(maxLength, Math.max(MOST_LETTERS, minLength)), unit: 'grapheme' })
    .filter(fits)
}
