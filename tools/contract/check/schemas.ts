import {
  below,
  follow,
  idOf,
  isObject,
  merged,
  referenceIn,
  locationAt,
  type Documents,
  type Json,
  type JsonObject,
  type SourceLocation,
} from './documents.ts'
import {
  canonical,
  isSame,
  pairUp,
  type DiffContext,
  type Direction,
  type Difference,
  type Comparison,
} from './difference.ts'
import {
  ALL_TYPES,
  boundDirection,
  formatDirection,
  patternDirection,
  typeDirection,
  valuesDirection,
} from './directions.ts'

const WORDS = new Set(['description', 'title', 'summary', '$comment'])
/** Keywords that are not compared here. Examples are checked by lint rules and promise nothing. */
const UNJUDGED = new Set([
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
const BOUNDS = /^(?:exclusive)?(?:max|min)(?:imum|Length|Items|Properties)?(?:imum)?$|^multipleOf$|^uniqueItems$/i

/** The value that a keyword has in a schema without it. A schema that writes this value out means the same. */
const DEFAULTS: Readonly<Record<string, Json>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  readOnly: false,
  writeOnly: false,
  deprecated: false,
}

/** A schema merged with its `allOf`. */
interface View {
  readonly attributes: ReadonlyMap<string, { readonly value: Json; readonly spot: SourceLocation }>
  readonly properties: ReadonlyMap<string, SourceLocation>
  readonly required: ReadonlySet<string>
}

function viewOf(documents: Documents, given: SourceLocation): View {
  const spot = follow(documents, given)
  const value = isObject(spot.value) ? spot.value : {}
  const parts = Array.isArray(value['allOf'])
    ? value['allOf'].map((_, index) => viewOf(documents, below(spot, 'allOf', String(index))))
    : []
  const own = Object.entries(withEnum(documents, spot, value)).map(
    ([name, each]) => [name, { value: each, spot }] as const,
  )
  const properties = isObject(value['properties']) ? Object.keys(value['properties']) : []
  return {
    attributes: new Map([...parts.flatMap((part) => [...part.attributes]), ...own]),
    properties: new Map([
      ...parts.flatMap((part) => [...part.properties]),
      ...properties.map((name) => [name, below(spot, 'properties', name)] as const),
    ]),
    required: new Set([
      ...parts.flatMap((part) => [...part.required]),
      ...((value['required'] as string[] | undefined) ?? []),
    ]),
  }
}

const KINDS = ['oneOf', 'anyOf'] as const

/** The schema with an `enum` in place of its alternatives, if all of them are constants. */
function withEnum(documents: Documents, spot: SourceLocation, schema: JsonObject): JsonObject {
  const kind = KINDS.find((each) => Array.isArray(schema[each]))
  if (!kind) return schema
  const members = (schema[kind] as Json[]).map((_, index) => follow(documents, below(spot, kind, String(index))).value)
  if (!members.every((each): each is JsonObject => isObject(each) && 'const' in each)) return schema
  const { [kind]: _, ...others } = schema
  const [type, ...types] = new Set(members.map((each) => each['type']))
  return {
    ...(type !== undefined && types.length === 0 && { type }),
    ...others,
    enum: members.map((each) => each['const']!),
  }
}

/** Finds the differences between two schemas. A named schema is compared once for each side. */
export function compareSchemas(
  walk: Comparison,
  base: SourceLocation,
  head: SourceLocation,
  context: DiffContext,
): void {
  const [old, now] = [follow(walk.base, base), follow(walk.head, head)]
  const inner = aboutReference(walk, base, head, old, now, context)
  const key = [context.side, idOf(old), idOf(now), inner.via && idOf(inner.via.base)].join(' ')
  if (!walk.isNew(key)) return
  compareBeside(walk, base, head, context)
  const say = (difference: Omit<Difference, 'at' | 'subject' | 'spot'> & { subject?: string; spot?: SourceLocation }) =>
    walk.found({ subject: inner.subject, at: inner.at, spot: inner.via?.head ?? now, ...difference }, inner.side)
  const [before, after] = [viewOf(walk.base, old), viewOf(walk.head, now)]
  const alternatives = compareAlternatives(walk, old, now, before, after, inner)
  if (alternatives !== undefined) {
    if (alternatives !== 'same')
      say({ what: 'alternatives', kind: 'modified', attribute: 'oneOf', direction: alternatives })
    // a schema that has become one of several alternatives was already compared with that alternative
    if (![before, after].every(hasAlternatives)) return
  }
  compareValues(before, after, say)
  compareProperties(walk, before, after, inner)
  compareOpen(walk, before, after, inner)
  const [items, itemsNow] = [before.attributes.get('items'), after.attributes.get('items')]
  if (items && itemsNow)
    compareSchemas(walk, below(items.spot, 'items'), below(itemsNow.spot, 'items'), {
      ...inner,
      subject: `${inner.subject}[]`,
    })
  else if (items || itemsNow)
    say({ what: 'items', kind: 'modified', attribute: 'items', direction: items ? 'wider' : 'narrower' })
}

/**
 * Continues in the target of a reference. If the reference has another target now, the differences are reported at the
 * reference, because the reference changed.
 */
function aboutReference(
  walk: Comparison,
  base: SourceLocation,
  head: SourceLocation,
  old: SourceLocation,
  now: SourceLocation,
  context: DiffContext,
): DiffContext {
  const [wasNamed, isNamed] = [referenceIn(base) !== undefined, referenceIn(head) !== undefined]
  if (!wasNamed && !isNamed) return context
  const [oldName, newName] = [old.keys.at(-1) ?? '', now.keys.at(-1) ?? '']
  if (wasNamed && isNamed && oldName === newName) return { at: context.at, side: context.side, subject: newName }
  if (wasNamed && locationAt(walk.head, idOf(old)).value === undefined) {
    const becomes = isNamed ? `is called ${newName} now` : 'has no name any more'
    walk.found({
      what: 'component-renamed',
      kind: 'modified',
      subject: oldName,
      at: context.at,
      spot: old,
      before: oldName,
      after: isNamed ? newName : undefined,
      proof: becomes,
    })
    return { at: context.at, side: context.side, subject: isNamed ? newName : oldName }
  }
  return { ...context, via: context.via ?? { base, head } }
}

/** Compares the keywords beside a reference, which belong to its place and not to its target. */
function compareBeside(walk: Comparison, base: SourceLocation, head: SourceLocation, context: DiffContext): void {
  const beside = ({ value }: SourceLocation): JsonObject => {
    if (!isObject(value) || !('$ref' in value)) return {}
    const { $ref: _, ...others } = value
    return others
  }
  const [before, after] = [beside(base), beside(head)]
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (!isSame(before[name], after[name]))
      walk.found(
        { ...attribute(name, before[name], after[name]), subject: context.subject, at: context.at, spot: head },
        context.side,
      )
}

type Say = (difference: Omit<Difference, 'at' | 'subject' | 'spot'> & { spot?: SourceLocation }) => void

function compareValues(before: View, after: View, say: Say): void {
  const values = valuesDirection(enumOf(before), enumOf(after))
  if (values)
    say({
      what: 'values',
      kind: 'modified',
      attribute: before.attributes.has('const') || after.attributes.has('const') ? 'const' : 'enum',
      ...values,
    })
  for (const name of new Set([...before.attributes.keys(), ...after.attributes.keys()])) {
    if (UNJUDGED.has(name) || name === 'enum' || name === 'const') continue
    const [old, now] = [before, after].map(({ attributes }) => attributes.get(name)?.value)
    if (!isSame(normalised(name, old), normalised(name, now))) say(attribute(name, old, now))
  }
}

/**
 * The value of a keyword in one form, so that two ways of writing it are equal: its default where it is absent, types
 * in one order.
 */
const normalised = (name: string, value: Json | undefined): Json | undefined =>
  name === 'type' && value !== undefined
    ? ALL_TYPES.filter((type) => [value].flat().includes(type))
    : (value ?? DEFAULTS[name])

/** One attribute of a schema that differs. */
function attribute(
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
  if (name === 'pattern')
    return {
      ...modified,
      what: 'pattern',
      ...patternDirection(before as string | undefined, after as string | undefined),
    }
  if (name === 'format')
    return {
      ...modified,
      what: 'format',
      direction: formatDirection(before as string | undefined, after as string | undefined),
    }
  if (BOUNDS.test(name)) return { ...modified, what: 'bound', direction: boundDirection(name, before, after) }
  if (name === 'discriminator') return { ...modified, what: 'discriminator' }
  return { ...modified, what: 'keyword', direction: 'unknown' }
}

const enumOf = ({ attributes }: View): readonly unknown[] | undefined =>
  attributes.has('const') ? [attributes.get('const')!.value] : (attributes.get('enum')?.value as unknown[] | undefined)

function compareProperties(walk: Comparison, before: View, after: View, context: DiffContext): void {
  const { both, gone, came } = pairUp(before.properties, after.properties)
  const about = (name: string) => ({ subject: `${context.subject}.${name}`, at: context.at })
  const isOpen = (view: View) => view.attributes.get('additionalProperties')?.value !== false
  // one removed and one added property of the same content are a renamed property
  const [[, oldSpot] = [], [newName = '', newSpot] = []] = [gone[0], came[0]]
  const isRenamed =
    gone.length === 1 && came.length === 1 && isSame(contentOf(walk.base, oldSpot!), contentOf(walk.head, newSpot!))
  for (const [name, spot] of gone) {
    const { 'x-sunset': sunset } = merged(walk.base, spot)
    const twin = isRenamed ? newName : undefined
    const direction = context.side === 'request' && isOpen(after) ? 'unknown' : 'both'
    walk.found(
      {
        ...about(name),
        what: twin ? 'property-renamed' : 'property-removed',
        kind: twin ? 'modified' : 'removed',
        ...(twin && { attribute: 'key' }),
        spot: context.via?.base ?? spot,
        before: twin ? name : spot.value,
        after: twin,
        sunset: typeof sunset === 'string' ? sunset : undefined,
        direction,
      },
      context.side,
    )
  }
  for (const [name, spot] of came) {
    if (isRenamed) continue
    // a default value does not help: the service refuses a request without a required property
    const isNeeded = after.required.has(name)
    walk.found(
      {
        ...about(name),
        what: 'property-added',
        kind: 'added',
        spot,
        after: spot.value,
        // a sender may add properties, unless the schema excludes other properties
        direction:
          context.side === 'answer' ? (isOpen(before) ? 'narrower' : 'wider') : isNeeded ? 'narrower' : 'wider',
        ...(isNeeded && { proof: 'and is needed' }),
      },
      context.side,
    )
  }
  for (const [name, old, now] of both) {
    const [was, is] = [before.required.has(name), after.required.has(name)]
    if (was !== is)
      walk.found(
        {
          ...about(name),
          what: 'required',
          kind: 'modified',
          attribute: 'required',
          spot: now,
          before: was,
          after: is,
          direction: is ? 'narrower' : 'wider',
        },
        context.side,
      )
    compareSchemas(walk, old, now, { ...context, subject: `${context.subject}.${name}` })
  }
  // an inherited or undeclared property may be required too
  for (const name of new Set([...before.required, ...after.required])) {
    const is = after.required.has(name)
    if (is === before.required.has(name) || before.properties.has(name) || after.properties.has(name)) continue
    const spot = (after.attributes.get('required') ?? before.attributes.get('required'))!.spot
    const difference = {
      what: 'required',
      kind: 'modified',
      attribute: `required ${name}`,
      spot,
      before: !is,
      after: is,
    } as const
    walk.found({ ...about(name), ...difference, direction: is ? 'narrower' : 'wider' }, context.side)
  }
}

const contentOf = (documents: Documents, spot: SourceLocation): Json | undefined => {
  const ref = referenceIn(spot)
  return ref === undefined ? spot.value : idOf(follow(documents, spot))
}

/** Compares whether other properties are allowed, and of which type. */
function compareOpen(walk: Comparison, before: View, after: View, context: DiffContext): void {
  const [old, now] = [before.attributes.get('additionalProperties'), after.attributes.get('additionalProperties')]
  if (isObject(old?.value) && isObject(now?.value))
    return compareSchemas(walk, below(old.spot, 'additionalProperties'), below(now.spot, 'additionalProperties'), {
      ...context,
      subject: `${context.subject}{}`,
    })
  const [was, is] = [openness(old?.value), openness(now?.value)]
  if (was === is) return
  const spot = context.via?.head ?? (now ?? old)!.spot
  const difference = {
    what: 'additional',
    kind: 'modified',
    attribute: 'additionalProperties',
    before: old?.value,
    after: now?.value,
  } as const
  walk.found(
    { ...difference, subject: context.subject, at: context.at, spot, direction: is > was ? 'wider' : 'narrower' },
    context.side,
  )
}

const openness = (value: Json | undefined): number =>
  value === false ? 0 : isObject(value) && Object.keys(value).length > 0 ? 1 : 2

const hasAlternatives = ({ attributes }: View): boolean => KINDS.some((kind) => attributes.has(kind))

/**
 * Returns undefined if neither schema has alternatives. Alternatives are paired by name or content, otherwise by
 * likeness.
 */
function compareAlternatives(
  walk: Comparison,
  old: SourceLocation,
  now: SourceLocation,
  before: View,
  after: View,
  context: DiffContext,
): Direction | 'same' | undefined {
  if (!hasAlternatives(before) && !hasAlternatives(after)) return undefined
  const members = (documents: Documents, whole: SourceLocation, view: View) => {
    if (!hasAlternatives(view)) return new Map([[nameIn(documents, whole), whole]])
    const lists = KINDS.flatMap((kind) => {
      const spot = view.attributes.get(kind)?.spot
      return spot
        ? (spot.value as Record<string, Json[]>)[kind]!.map((_, index) => below(spot, kind, String(index)))
        : []
    })
    return new Map(lists.map((spot) => [nameIn(documents, spot), spot]))
  }
  const { both, gone, came } = pairUp(members(walk.base, old, before), members(walk.head, now, after))
  for (const [, left, right] of both) if (left !== old && right !== now) compareSchemas(walk, left, right, context)
  // An alternative without a partner of the same name or content is taken for a changed one. A discriminator tells
  // alternatives by their names.
  const isNamed = [before, after].every(({ attributes }) => attributes.has('discriminator'))
  for (const [, left] of isNamed ? [] : gone.splice(0, Math.min(gone.length, came.length))) {
    const [[, right]] = came.splice(mostAlike(walk, left, came), 1) as [[string, SourceLocation]]
    compareSchemas(walk, left, right, context)
  }
  const [was, is] = [before.attributes.get('discriminator')?.value, after.attributes.get('discriminator')?.value]
  if (!isSame(was, is))
    walk.found(
      {
        what: 'discriminator',
        kind: 'modified',
        attribute: 'discriminator',
        subject: context.subject,
        at: context.at,
        spot: now,
        before: was,
        after: is,
      },
      context.side,
    )
  const kinds = ({ attributes }: View) => KINDS.filter((kind) => attributes.has(kind))
  // a value may match several alternatives of `anyOf`, but only one of `oneOf`
  if (hasAlternatives(before) && hasAlternatives(after) && !isSame(kinds(before), kinds(after))) return 'unknown'
  if (gone.length > 0) return came.length > 0 ? 'both' : 'narrower'
  if (came.length === 0) return 'same'
  const types = [...members(walk.head, now, after).values()].map((spot) =>
    canonical(viewOf(walk.head, spot).attributes.get('type')?.value),
  )
  return hasAlternatives(before) || new Set(types).size === types.length ? 'wider' : 'unknown'
}

/** The place in a list of the alternative that has the same type and the most properties in common. */
function mostAlike(
  walk: Comparison,
  one: SourceLocation,
  others: readonly (readonly [string, SourceLocation])[],
): number {
  const { attributes, properties } = viewOf(walk.base, one)
  const likeness = others.map(([, other]) => {
    const view = viewOf(walk.head, other)
    const isOfType = isSame(attributes.get('type')?.value, view.attributes.get('type')?.value)
    return Number(isOfType) + [...properties.keys()].filter((name) => view.properties.has(name)).length
  })
  return likeness.indexOf(Math.max(...likeness))
}

function nameIn(documents: Documents, spot: SourceLocation): string {
  const target = follow(documents, spot)
  return referenceIn(spot) !== undefined || target.keys.length <= 1 ? String(target.keys.at(-1)) : canonical(spot.value)
}
