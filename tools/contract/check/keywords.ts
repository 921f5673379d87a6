import type { Json } from './documents.ts'
import { isSame, type Difference } from './difference.ts'
import { boundDirection, formatDirection, patternDirection, typeDirection } from './directions.ts'
import { partsOf } from './schema-view.ts'

const WORDS = new Set(['description', 'title', 'summary', '$comment'])
/** Keywords that `compareSchemas` compares itself. Examples are checked by lint rules and promise nothing. */
export const UNJUDGED: ReadonlySet<string> = new Set([
  '$ref',
  'examples',
  'example',
  'externalDocs',
  'xml',
  'allOf',
  'properties',
  'items',
  'required',
  'oneOf',
  'anyOf',
  'additionalProperties',
])
const BOUNDS =
  /^(?:exclusive)?(?:max|min)(?:imum|Length|Items|Properties|Contains)?(?:imum)?$|^multipleOf$|^uniqueItems$/i

/** The value that a keyword has in a schema without it. A schema that writes this value out means the same. */
export const DEFAULTS: Readonly<Record<string, Json>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  minContains: 1,
  pattern: '',
  uniqueItems: false,
  readOnly: false,
  writeOnly: false,
  deprecated: false,
}

/** Keywords with schemas of their own, which may hold more where the schema itself may: one schema, a map, a list. */
export const SUBSCHEMAS = {
  one: ['contains', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema', 'then', 'else'],
  map: ['patternProperties', 'dependentSchemas'],
  list: ['prefixItems'],
} as const

/** Keywords that rule values out: a schema with one of them allows no more than without it. */
const RULES = new Set<string>([
  ...SUBSCHEMAS.one,
  ...SUBSCHEMAS.map,
  ...SUBSCHEMAS.list,
  'not',
  'if',
  'dependentRequired',
  'contentEncoding',
])

/** The types whose values a keyword is about. A keyword says nothing about a value of another type. */
export const KEYWORDS_OF_TYPES: readonly (readonly [keywords: RegExp, types: readonly string[]])[] = [
  [/^(?:m(?:ax|in)Length|pattern|content\w+)$/, ['string']],
  [/^(?:exclusive)?m(?:ax|in)imum$|^multipleOf$/i, ['number', 'integer']],
  [/^(?:m(?:ax|in)Items|uniqueItems|prefixItems|\w*contains|unevaluatedItems)$/i, ['array']],
  [/^(?:m(?:ax|in)Properties|propertyNames|patternProperties|dependent\w+|unevaluatedProperties)$/, ['object']],
]

/** Formats that say how a number is stored, and allow every number of its type that JSON can hold. */
const STORAGE = new Set<Json | undefined>(['int64', 'double'])

/** One keyword of a schema that differs. */
export function attribute(
  name: string,
  before: Json | undefined,
  after: Json | undefined,
): Omit<Difference, 'at' | 'subject' | 'spot'> {
  const modified = { kind: 'modified', attribute: name, before, after } as const
  if (WORDS.has(name)) return { ...modified, what: 'words' }
  if (name === 'default') return { ...modified, what: 'default' }
  if (name === 'deprecated' || name === 'x-sunset')
    return { ...modified, what: name === 'deprecated' ? 'deprecated' : 'sunset' }
  if (name === 'readOnly' || name === 'writeOnly')
    return { ...modified, what: name, direction: after === true ? 'both' : 'wider' }
  if (name.startsWith('x-')) return { ...modified, what: 'extension' }
  if (name === 'type') return { ...modified, ...typeDirection(before, after) }
  const several = severalDirection(before, after)
  if (several) return { ...modified, what: name === 'pattern' ? 'pattern' : 'keyword', direction: several }
  if (name === 'pattern')
    return {
      ...modified,
      what: 'pattern',
      ...patternDirection(before as string | undefined, after as string | undefined),
    }
  if (name === 'format' && (before === undefined ? STORAGE.has(after) : after === undefined && STORAGE.has(before)))
    return { ...modified, what: 'storage' }
  if (name === 'format')
    return {
      ...modified,
      what: 'format',
      direction: formatDirection(before as string | undefined, after as string | undefined),
    }
  if (BOUNDS.test(name)) return { ...modified, what: 'bound', direction: boundDirection(name, before, after) }
  if (name === 'discriminator') return { ...modified, what: 'discriminator' }
  const isRule = RULES.has(name) && (before === undefined || after === undefined)
  return {
    ...modified,
    what: 'keyword',
    direction: isRule ? (before === undefined ? 'narrower' : 'wider') : 'unknown',
  }
}

/** Direction where an `allOf` has a keyword several times: more rules allow less. */
function severalDirection(before: Json | undefined, after: Json | undefined): Difference['direction'] {
  const [old, now] = [before, after].map((value) => (value === undefined ? [] : partsOf(value))) as [Json[], Json[]]
  if (old.length < 2 && now.length < 2) return undefined
  const [isLess, isMore] = [old, now].map((some) => {
    const others = some === old ? now : old
    return some.some((each) => !others.some((other) => isSame(each, other)))
  })
  return isLess && isMore ? 'unknown' : isMore ? 'narrower' : 'wider'
}
