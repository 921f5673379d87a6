import type { ContractDocument } from '../../generate/contracts/operation.ts'
import { resolve } from '../../generate/contracts/read-contract.ts'
import type { Schema } from './valid-values.ts'

interface InvalidValue {
  /** the rule that the value breaks, and the path to the invalid part */
  readonly what: string
  readonly value: unknown
}

/**
 * Invalid values, each of which breaks one rule and is otherwise valid. `isText` is true for path and query parameters,
 * because these are sent as text.
 */
export function invalidValues(
  document: ContractDocument,
  given: Schema,
  sample: unknown,
  isText = false,
  at = '',
): InvalidValue[] {
  const schema = resolve<Schema>(document, given)
  const wrong = (rule: string, value: unknown): InvalidValue => ({ what: `${at || 'value'} ${rule}`, value })
  if (schema.oneOf ?? schema.anyOf) return isText ? [] : [wrong('type', [[]])]
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object'])
  const found: InvalidValue[] = []
  // An unknown numeric code is always treated as invalid, because the portal has no text for such a code.
  if (schema.enum) found.push(types.includes('string') ? wrong('enum', 'none-of-these') : wrong('code', -1))
  if (types.includes('string')) {
    if (schema.maxLength !== undefined && schema.maxLength < 5000)
      found.push(wrong('maxLength', 'x'.repeat(schema.maxLength + 1)))
    if (schema.pattern && !new RegExp(schema.pattern).test('§ §')) found.push(wrong('pattern', '§ §'))
    if (schema.minLength && !isText) found.push(wrong('minLength', ''))
    if (!isText && !types.includes('number')) found.push(wrong('type', ['no text']))
  } else if (types.includes('integer') || types.includes('number')) {
    if (schema.minimum !== undefined) found.push(wrong('minimum', schema.minimum - 1))
    if (schema.maximum !== undefined) found.push(wrong('maximum', schema.maximum + 1))
    found.push(wrong('type', 'abc'))
  } else if (types.includes('boolean')) found.push(wrong('type', 'perhaps'))
  else if (types.includes('array')) found.push(...invalidList(document, schema, sample, at))
  else found.push(...invalidObject(document, schema, sample, at))
  return found
}

function invalidList(
  document: ContractDocument,
  { items = {}, minItems = 0, maxItems }: Schema,
  sample: unknown,
  at: string,
): InvalidValue[] {
  const list = Array.isArray(sample) ? (sample as unknown[]) : []
  const [first] = list
  return [
    { what: `${at || 'value'} type`, value: 'no list' },
    ...(minItems > 0 ? [{ what: `${at || 'value'} minItems`, value: [] }] : []),
    ...(maxItems !== undefined && first !== undefined
      ? [{ what: `${at || 'value'} maxItems`, value: Array.from({ length: maxItems + 1 }, () => first) }]
      : []),
    ...(first === undefined
      ? []
      : invalidValues(document, items, first, false, `${at}[]`).map(({ what, value }) => ({
          what,
          value: [value, ...list.slice(1)],
        }))),
  ]
}

function invalidObject(
  document: ContractDocument,
  { properties = {}, required = [], additionalProperties }: Schema,
  sample: unknown,
  at: string,
): InvalidValue[] {
  const object = typeof sample === 'object' && sample !== null ? (sample as Record<string, unknown>) : {}
  const without = (name: string) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
  return [
    ...required.map((name) => ({ what: `${at}.${name} required`, value: without(name) })),
    ...(additionalProperties === false
      ? [{ what: `${at || 'value'} additionalProperties`, value: { ...object, surprise: 1 } }]
      : []),
    ...Object.entries(properties)
      .filter(([name]) => name in object)
      .flatMap(([name, schema]) =>
        invalidValues(document, schema, object[name], false, `${at}.${name}`).map(({ what, value }) => ({
          what,
          value: { ...object, [name]: value },
        })),
      ),
  ]
}
