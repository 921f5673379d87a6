import type { Json } from './documents.ts'
import { isSame, type Difference } from './difference.ts'
import { boundDirection, formatDirection, patternDirection, typeDirection } from './directions.ts'
import { partsOf } from './schema-view.ts'

const WORDS = new Set(['description', 'title', 'summary', '$comment'])
/**
 * Keywords for which there is no rule: `compareSchemas` handles them itself, or they contain examples, whose changes do
 * not affect users.
 */
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

/** The default value of each keyword. Adding a keyword with its default value changes nothing. */
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

/**
 * Keywords that contain schemas: one schema, a map or a list. If a nested schema allows more, so does the schema around
 * it.
 */
export const SUBSCHEMAS = {
  one: ['contains', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema', 'then', 'else'],
  map: ['patternProperties', 'dependentSchemas'],
  list: ['prefixItems'],
} as const

/** Keywords that restrict the allowed values. Adding one never allows more values. */
const RULES = new Set<string>([
  ...SUBSCHEMAS.one,
  ...SUBSCHEMAS.map,
  ...SUBSCHEMAS.list,
  'not',
  'if',
  'dependentRequired',
  'contentEncoding',
])

/** The types to which each keyword applies. A keyword has no effect on values of other types. */
export const KEYWORDS_OF_TYPES: readonly (readonly [keywords: RegExp, types: readonly string[]])[] = [
  [/^(?:m(?:ax|in)Length|pattern|content\w+)$/, ['string']],
  [/^(?:exclusive)?m(?:ax|in)imum$|^multipleOf$/i, ['number', 'integer']],
  [/^(?:m(?:ax|in)Items|uniqueItems|prefixItems|\w*contains|unevaluatedItems)$/i, ['array']],
  [/^(?:m(?:ax|in)Properties|propertyNames|patternProperties|dependent\w+|unevaluatedProperties)$/, ['object']],
]

/** Formats that describe how a number is stored. They allow every JSON number of the type. */
const STORAGE = new Set<Json | undefined>(['int64', 'double'])

/** The difference in one keyword of a schema. */
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
  const several =
    name === 'dependentRequired' ? severalDirection(pairsIn(before), pairsIn(after)) : severalDirection(before, after)
  if (several) return { ...modified, what: name === 'pattern' ? 'pattern' : 'keyword', direction: several }
  if (name === 'pattern')
    return {
      ...modified,
      what: 'pattern',
      // an empty pattern matches every text, so it is treated as no pattern
      ...patternDirection((before as string | undefined) || undefined, (after as string | undefined) || undefined),
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

/** The individual rules of `dependentRequired`, as pairs: a property, and another property that it requires. */
const pairsIn = (value: Json | undefined): Json => ({
  allOf: Object.entries((value ?? {}) as Record<string, string[]>).flatMap(([name, needed]) =>
    needed.map((other) => [name, other]),
  ),
})

/** The direction if several parts of an `allOf` have the same keyword. An additional part allows fewer values. */
function severalDirection(before: Json | undefined, after: Json | undefined): Difference['direction'] {
  const [old, now] = [before, after].map((value) => (value === undefined ? [] : partsOf(value))) as [Json[], Json[]]
  if (old.length < 2 && now.length < 2) return undefined
  const [isLess, isMore] = [old, now].map((some) => {
    const others = some === old ? now : old
    return some.some((each) => !others.some((other) => isSame(each, other)))
  })
  return isLess && isMore ? 'unknown' : isMore ? 'narrower' : 'wider'
}
