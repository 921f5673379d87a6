import {
  below,
  follow,
  idOf,
  isObject,
  merged,
  referenceIn,
  resolved,
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
import { plainPattern, valuesDirection } from './directions.ts'
import { attribute, DEFAULTS, KEYWORDS_OF_TYPES, SUBSCHEMAS, UNJUDGED } from './keywords.ts'
import { renamesAmong } from './renames.ts'
import { besideNull, hasAlternatives, KINDS, typesOf, viewOf, type View } from './schema-view.ts'

/** Compares two schemas. A named schema is compared once for requests and once for responses. */
export function compareSchemas(
  walk: Comparison,
  base: SourceLocation,
  head: SourceLocation,
  context: DiffContext,
): void {
  const [old, now] = [follow(walk.base, base), follow(walk.head, head)]
  const inner = aboutReference(walk, base, head, old, now, context)
  // keywords next to a reference belong to the reference, so they are compared even if the target was compared before
  compareBeside(walk, base, head, context)
  const key = [context.side, idOf(old), idOf(now), inner.via && idOf(inner.via.base)].join(' ')
  if (!walk.isNew(key)) return
  const say: Say = (difference) =>
    walk.found({ subject: inner.subject, at: inner.at, spot: inner.via?.head ?? now, ...difference }, inner.side)
  // a schema that is `false` forbids every value
  if (old.value === false || now.value === false) {
    const direction = now.value === false ? 'narrower' : 'wider'
    if (old.value !== now.value) say({ what: 'forbidden', kind: 'modified', direction, after: now.value })
    return
  }
  if (compareNull(walk, old, now, inner, say)) return
  compareViews(walk, old, now, inner, say)
}

type Say = (
  difference: Omit<Difference, 'at' | 'subject' | 'spot'> & { subject?: string; spot?: SourceLocation },
) => void

/**
 * Compares two schemas if exactly one of them is written as two alternatives: a type, and null. The other schema may
 * allow null in another way. Returns false if both schemas or neither schema is written with such alternatives.
 */
function compareNull(
  walk: Comparison,
  old: SourceLocation,
  now: SourceLocation,
  inner: DiffContext,
  say: Say,
): boolean {
  const [was, is] = [besideNull(walk.base, old), besideNull(walk.head, now)]
  if ((was === undefined) === (is === undefined)) return false
  const allowsNull = (documents: Documents, spot: SourceLocation) =>
    hasAlternatives(viewOf(documents, spot)) ? undefined : typesOf(viewOf(documents, spot)).includes('null')
  const [couldBe, canBe] = [was ? true : allowsNull(walk.base, old), is ? true : allowsNull(walk.head, now)]
  if (couldBe === undefined || canBe === undefined) return false
  if (couldBe !== canBe)
    say({
      what: 'null',
      kind: 'modified',
      attribute: 'type',
      before: couldBe ? ['null'] : [],
      after: canBe ? ['null'] : [],
      direction: canBe ? 'wider' : 'narrower',
    })
  const places = [was ?? old, is ?? now] as const
  const [target, targetNow] = [follow(walk.base, places[0]), follow(walk.head, places[1])]
  if (idOf(target) !== idOf(targetNow) || !isSame(target.value, targetNow.value))
    compareViews(walk, target, targetNow, { ...inner, via: inner.via ?? { base: old, head: now } }, say, true)
  return true
}

function compareViews(
  walk: Comparison,
  old: SourceLocation,
  now: SourceLocation,
  inner: DiffContext,
  say: Say,
  isNullTold = false,
): void {
  const [before, after] = [viewOf(walk.base, old), viewOf(walk.head, now)]
  const alternatives = compareAlternatives(walk, old, now, before, after, inner)
  if (alternatives !== undefined) {
    if (alternatives !== 'same')
      say({ what: 'alternatives', kind: 'modified', attribute: 'oneOf', direction: alternatives })
    // if only one revision has alternatives, the other revision's schema has already been compared with one of them
    if (![before, after].every(hasAlternatives)) return
  }
  // schemas without a common type have no keywords that could be compared
  if (compareTypes(before, after, say, isNullTold) === 'replaced') return
  compareValues(walk, before, after, say)
  compareProperties(walk, before, after, inner)
  compareOpen(walk, before, after, inner)
  const [items, itemsNow] = [before, after].map(({ attributes }) => {
    const each = attributes.get('items')
    return each?.value === true ? undefined : each
  })
  if (items && itemsNow)
    compareSchemas(walk, below(items.spot, 'items'), below(itemsNow.spot, 'items'), {
      ...inner,
      subject: `${inner.subject}[]`,
    })
  else if ((items || itemsNow) && isAbout('items', before, after))
    say({ what: 'items', kind: 'modified', attribute: 'items', direction: items ? 'wider' : 'narrower' })
  compareSubschemas(walk, before, after, inner)
}

/**
 * Compares the types. Returns `replaced` if the schemas have no type in common, because then nothing else can be
 * compared.
 */
function compareTypes(before: View, after: View, say: Say, isNullTold: boolean): 'replaced' | undefined {
  const without = (types: readonly string[]) => (isNullTold ? types.filter((type) => type !== 'null') : types)
  const [old, now] = [before, after].map((view) => without(typesOf(view))) as [string[], string[]]
  const numbers = (types: readonly string[]) => (types.includes('number') ? [...types, 'integer'] : types)
  const isReplaced = !numbers(old).some((type) => type !== 'null' && numbers(now).includes(type))
  if (!isSame(old.toSorted(), now.toSorted())) {
    const [was, is] = [before, after].map(({ attributes }) => attributes.get('type')?.value)
    say(attribute('type', ...([was, is] as [Json | undefined, Json | undefined])))
  }
  return isReplaced ? 'replaced' : undefined
}

/**
 * True if a change of a keyword counts. If the types changed, the change counts only if both revisions allow a type to
 * which the keyword applies. If the types are the same, every keyword counts, because generated code may check a
 * keyword that does not apply to the type: for a text, orval generates the same check for `maximum` as for `maxLength`.
 */
function isAbout(name: string, before: View, after: View): boolean {
  if (isSame(typesOf(before).toSorted(), typesOf(after).toSorted())) return true
  const types = KEYWORDS_OF_TYPES.find(([keywords]) => keywords.test(name))?.[1]
  return !types || [before, after].every((view) => typesOf(view).some((type) => types.includes(type)))
}

/**
 * Continues the comparison in the target of a reference. If the reference now has another target, differences are
 * reported at the reference, because the reference is what changed.
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

/** Compares the keywords next to a reference. They belong to the location of the reference, not to its target. */
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

function compareValues(walk: Comparison, before: View, after: View, say: Say): void {
  const values = valuesDirection(enumOf(before), enumOf(after))
  if (values)
    say({
      what: 'values',
      kind: 'modified',
      attribute: before.attributes.has('const') || after.attributes.has('const') ? 'const' : 'enum',
      ...values,
    })
  for (const name of new Set([...before.attributes.keys(), ...after.attributes.keys()])) {
    if (UNJUDGED.has(name) || ['enum', 'const', 'type'].includes(name) || !isAbout(name, before, after)) continue
    const [old, now] = [valueOf(walk.base, before, name), valueOf(walk.head, after, name)]
    // nested schemas that are in both revisions are compared by `compareSubschemas`
    const isDeep = old !== undefined && now !== undefined && DEEP.has(name)
    const given = (value: Json | undefined) => (value === undefined ? DEFAULTS[name] : value)
    if (!isDeep && !isSame(given(old), given(now)) && !isSamePattern(name, old, now)) say(attribute(name, old, now))
  }
}

/** The value of a keyword. `not` and `if` are compared as values, so the references in them are resolved. */
function valueOf(documents: Documents, { attributes }: View, name: string): Json | undefined {
  const { value, spot } = attributes.get(name) ?? {}
  return spot && ['not', 'if'].includes(name)
    ? resolved(documents, { file: spot.file, keys: [...spot.keys, name], value })
    : value
}

const isSamePattern = (name: string, old: Json | undefined, now: Json | undefined): boolean =>
  name === 'pattern' && typeof old === 'string' && typeof now === 'string' && plainPattern(old) === plainPattern(now)

const DEEP: ReadonlySet<string> = new Set([...SUBSCHEMAS.one, ...SUBSCHEMAS.map, ...SUBSCHEMAS.list])

/** Compares schemas inside keywords such as `contains`, `patternProperties` or `prefixItems`. */
function compareSubschemas(walk: Comparison, before: View, after: View, context: DiffContext): void {
  for (const name of DEEP) {
    const [old, now] = [before.attributes.get(name), after.attributes.get(name)]
    if (!old || !now) continue
    const [left, right] = [below(old.spot, name), below(now.spot, name)]
    const about = { ...context, subject: `${context.subject} ${name}` }
    if ((SUBSCHEMAS.one as readonly string[]).includes(name)) compareSchemas(walk, left, right, about)
    else {
      const [was, is] = [keysIn(left), keysIn(right)]
      const isOpen = before.attributes.get(name === 'prefixItems' ? 'items' : 'additionalProperties')?.value !== false
      for (const key of was.filter((each) => is.includes(each)))
        compareSchemas(walk, below(left, key), below(right, key), about)
      const [gone, came] = [was.filter((each) => !is.includes(each)), is.filter((each) => !was.includes(each))]
      if (gone.length + came.length > 0)
        walk.found(
          {
            what: 'keyword',
            kind: 'modified',
            attribute: name,
            subject: context.subject,
            at: context.at,
            spot: right,
            before: left.value,
            after: right.value,
            // in an open object or list, an additional rule allows fewer values; in a closed one, it also allows
            // further properties or items, so the direction is unknown
            direction: isOpen && gone.length * came.length === 0 ? (came.length > 0 ? 'narrower' : 'wider') : 'unknown',
          },
          context.side,
        )
    }
  }
}

const keysIn = ({ value }: SourceLocation): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []

const enumOf = ({ attributes }: View): readonly unknown[] | undefined =>
  attributes.has('const') ? [attributes.get('const')!.value] : (attributes.get('enum')?.value as unknown[] | undefined)

function compareProperties(walk: Comparison, before: View, after: View, context: DiffContext): void {
  // a readOnly property is never in requests, and a writeOnly property never in responses
  const elsewhere = context.side === 'request' ? 'readOnly' : 'writeOnly'
  const isHere = (documents: Documents, spot: SourceLocation) => merged(documents, spot)[elsewhere] !== true
  const pairs = pairUp(before.properties, after.properties)
  const both = pairs.both.filter(([, old, now]) => isHere(walk.base, old) || isHere(walk.head, now))
  const gone = pairs.gone.filter(([, spot]) => isHere(walk.base, spot))
  const came = pairs.came.filter(([, spot]) => isHere(walk.head, spot))
  const about = (name: string) => ({ subject: `${context.subject}.${name}`, at: context.at })
  const isOpen = (view: View) => view.attributes.get('additionalProperties')?.value !== false
  const renames = renamesAmong(
    gone.filter(([, spot]) => !('x-sunset' in merged(walk.base, spot))).map(named(walk.base)),
    came.map(named(walk.head)),
  )
  for (const [name, spot] of gone) {
    const { 'x-sunset': sunset } = merged(walk.base, spot)
    const twin = renames.get(name)
    const moved = twin === undefined ? movedTo(walk, name, spot, came) : undefined
    const direction = context.side === 'request' && isOpen(after) ? 'unknown' : 'both'
    walk.found(
      {
        ...about(name),
        what: moved ? 'property-moved' : twin ? 'property-renamed' : 'property-removed',
        kind: (moved ?? twin) ? 'modified' : 'removed',
        ...((moved ?? twin) && { attribute: 'key' }),
        spot: context.via?.base ?? spot,
        before: (moved ?? twin) ? name : spot.value,
        after: moved ?? twin,
        sunset: typeof sunset === 'string' ? sunset : undefined,
        direction,
      },
      context.side,
    )
  }
  const renamed = new Set(renames.values())
  for (const [name, spot] of came) {
    if (renamed.has(name)) continue
    // a default of the property makes no difference: the service rejects a request without a required property even if
    // the property has a default
    const isNeeded = after.required.has(name)
    walk.found(
      {
        ...about(name),
        what: 'property-added',
        kind: 'added',
        spot,
        after: spot.value,
        // an open response schema already allowed the property with any value, so the declaration allows fewer values;
        // in a request, only a required property allows fewer
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
  // Clients that send back what they have read send readOnly properties too. A service may ignore or reject these
  // properties.
  if (context.side === 'request')
    for (const [name, old, now] of pairs.both.filter((pair) => !both.includes(pair)))
      compareSchemas(sentBack(walk), old, now, { ...context, subject: `${context.subject}.${name}` })
  // properties that are inherited or not declared may be required too
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

/**
 * A comparison of properties that only some clients send back. A change that may make a service refuse these properties
 * is reported as unclear, so that a person judges it. Other changes are ignored.
 */
const sentBack = (walk: Comparison): Comparison => ({
  ...walk,
  isNew: (key) => walk.isNew(`sent back ${key}`),
  found: (difference, side) => {
    if (difference.direction === 'narrower' || difference.direction === 'both')
      walk.found({ ...difference, direction: 'unknown' }, side)
  },
})

const named =
  (documents: Documents) =>
  ([name, spot]: readonly [string, SourceLocation]) => ({ name, content: canonical(contentOf(documents, spot)) })

/** The path of a removed property in an object that was added next to it, such as `street.addressLine1`. */
function movedTo(
  walk: Comparison,
  name: string,
  spot: SourceLocation,
  came: readonly (readonly [string, SourceLocation])[],
): string | undefined {
  const content = contentOf(walk.base, spot)
  const owner = came.find(([, other]) => {
    const inner = viewOf(walk.head, other).properties.get(name)
    return inner !== undefined && isSame(contentOf(walk.head, inner), content)
  })
  return owner && `${owner[0]}.${name}`
}

const contentOf = (documents: Documents, spot: SourceLocation): Json | undefined => {
  const ref = referenceIn(spot)
  return ref === undefined ? spot.value : idOf(follow(documents, spot))
}

/** Compares whether additional properties are allowed, and of which type. */
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

/**
 * Compares the alternatives of two schemas. They are paired by name or content, otherwise by similarity. Returns
 * undefined if neither schema has alternatives.
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
  // Alternatives that match no other by name or content are treated as changed and paired by similarity. With a
  // discriminator, alternatives are identified by name, so they are not paired in this way.
  const isNamed = [before, after].every(({ attributes }) => attributes.has('discriminator'))
  for (const [, left] of isNamed ? [] : gone.splice(0, Math.min(gone.length, came.length))) {
    const [[, right]] = came.splice(mostAlike(walk, left, came), 1) as [[string, SourceLocation]]
    compareSchemas(walk, left, right, context)
    const [name, nameNow] = [left, right].map((spot) => referenceIn(spot) && nameIn(walk.head, spot))
    // a name that no longer exists is not reported here, because `compareSchemas` reports it
    if (name && nameNow && locationAt(walk.head, idOf(follow(walk.base, left))).value !== undefined)
      walk.found({
        what: 'alternative-renamed',
        kind: 'modified',
        attribute: 'oneOf',
        subject: context.subject,
        at: context.at,
        spot: right,
        before: name,
        after: nameNow,
      })
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
  // a value may match several alternatives of `anyOf`, but must match exactly one of `oneOf`
  if (hasAlternatives(before) && hasAlternatives(after) && !isSame(kinds(before), kinds(after))) return 'unknown'
  if (gone.length > 0) return came.length > 0 ? 'both' : 'narrower'
  if (came.length === 0) return 'same'
  const types = [...members(walk.head, now, after).values()].map((spot) =>
    canonical(viewOf(walk.head, spot).attributes.get('type')?.value),
  )
  return hasAlternatives(before) || new Set(types).size === types.length ? 'wider' : 'unknown'
}

/** The index of the alternative that has the same type and the most properties in common. */
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
