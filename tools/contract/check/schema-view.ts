import { posix } from 'node:path'
import {
  below,
  follow,
  isObject,
  pointerOf,
  type Documents,
  type Json,
  type JsonObject,
  type SourceLocation,
} from './documents.ts'
import { isSame } from './difference.ts'
import { ALL_TYPES } from './directions.ts'

/** A schema after merging the parts of its `allOf`. */
export interface View {
  readonly attributes: ReadonlyMap<string, { readonly value: Json; readonly spot: SourceLocation }>
  readonly properties: ReadonlyMap<string, SourceLocation>
  readonly required: ReadonlySet<string>
}

export const KINDS = ['oneOf', 'anyOf'] as const

type Attributes = Map<string, { value: Json; spot: SourceLocation }>

export function viewOf(documents: Documents, given: SourceLocation): View {
  const spot = follow(documents, given)
  const value = isObject(spot.value) ? spot.value : {}
  const parts = Array.isArray(value['allOf'])
    ? value['allOf'].map((_, index) => viewOf(documents, below(spot, 'allOf', String(index))))
    : []
  const attributes: Attributes = new Map()
  const own = Object.entries(inclusive(withEnum(documents, spot, value)))
  for (const [name, each] of [
    ...parts.flatMap((part) => [...part.attributes]),
    ...own.map(([key, one]) => [key, { value: one, spot }] as const),
  ]) {
    const known = attributes.get(name)
    attributes.set(name, known ? { ...each, value: combined(name, known.value, each.value) } : each)
  }
  const properties = new Map<string, SourceLocation>()
  for (const [name, each] of [
    ...parts.flatMap((part) => [...part.properties]),
    ...(isObject(value['properties']) ? Object.keys(value['properties']) : []).map(
      (key) => [key, below(spot, 'properties', key)] as const,
    ),
  ]) {
    const known = properties.get(name)
    properties.set(name, known ? together(known, each) : each)
  }
  return {
    attributes,
    properties,
    required: new Set([
      ...parts.flatMap((part) => [...part.required]),
      ...((value['required'] as string[] | undefined) ?? []),
    ]),
  }
}

/**
 * Keywords that do not restrict values. If several parts of an `allOf` have the same keyword, the value of the last
 * part is used.
 */
const LAST_COUNTS = /^(?:x-|title$|description$|default$|deprecated$|examples?$|\$|allOf$|properties$|required$|items$)/

/** Combines the values of a keyword that several parts of an `allOf` have. A value must satisfy all of them. */
function combined(name: string, one: Json, other: Json): Json {
  if (isSame(one, other) || LAST_COUNTS.test(name)) return other
  if (typeof one === 'number' && typeof other === 'number' && /^(?:exclusive)?m(?:ax|in)/i.test(name))
    return /max/i.test(name) ? Math.min(one, other) : Math.max(one, other)
  if (name === 'enum' && Array.isArray(one) && Array.isArray(other))
    return one.filter((each) => other.some((value) => isSame(each, value)))
  if (name === 'additionalProperties' && (one === false || other === false)) return false
  if (typeof one === 'boolean' && typeof other === 'boolean') return one || other
  const all = [...partsOf(one), ...partsOf(other)]
  return { allOf: all.filter((each, index) => all.findIndex((value) => isSame(value, each)) === index) }
}

/** The individual rules in a keyword's value that `combined` may have merged. */
export const partsOf = (value: Json): Json[] =>
  isObject(value) && Object.keys(value).length === 1 && Array.isArray(value['allOf']) ? value['allOf'] : [value]

/** For a property that several parts of an `allOf` describe: the locations of these descriptions. */
const PLACES = new WeakMap<SourceLocation, readonly SourceLocation[]>()

/** Merges two descriptions of a property into an `allOf` of both locations. */
function together(one: SourceLocation, other: SourceLocation): SourceLocation {
  const places = [...(PLACES.get(one) ?? [one]), ...(PLACES.get(other) ?? [other])]
  const refTo = ({ file, keys }: SourceLocation) => ({
    $ref: `${posix.relative(posix.dirname(other.file), file)}#${pointerOf(keys)}`,
  })
  const property: SourceLocation = { ...other, value: { allOf: places.map(refTo) } }
  PLACES.set(property, places)
  return property
}

/** Replaces alternatives by an `enum`, if all alternatives are constants. */
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

/** Replaces the exclusive bounds of an integer schema by inclusive ones: greater than 0 becomes at least 1. */
function inclusive(schema: JsonObject): JsonObject {
  if (schema['type'] !== 'integer') return schema
  const { exclusiveMinimum: above, exclusiveMaximum: below_, ...others } = schema
  return {
    ...others,
    ...(typeof above === 'number' && {
      minimum: Math.max(Math.floor(above) + 1, Number(others['minimum'] ?? -Infinity)),
    }),
    ...(typeof below_ === 'number' && {
      maximum: Math.min(Math.ceil(below_) - 1, Number(others['maximum'] ?? Infinity)),
    }),
  }
}

export const hasAlternatives = ({ attributes }: View): boolean => KINDS.some((kind) => attributes.has(kind))

/** The types that a schema allows. If it names none, it allows all of them. */
export const typesOf = ({ attributes }: View): readonly string[] => {
  const type = attributes.get('type')?.value
  return type === undefined ? ALL_TYPES : ([type].flat() as string[])
}

/**
 * The only alternative of a schema besides null. A contract can write a type that may be null as two alternatives: the
 * type, and null.
 */
export function besideNull(documents: Documents, given: SourceLocation): SourceLocation | undefined {
  const spot = follow(documents, given)
  if (!isObject(spot.value)) return undefined
  const kind = KINDS.find((each) => each in (spot.value as JsonObject))
  const list = kind && spot.value[kind]
  const saysMore = Object.keys(spot.value).some(
    (key) => key !== kind && !/^(?:x-|title$|description$|examples?$)/.test(key),
  )
  if (!kind || !Array.isArray(list) || list.length !== 2 || saysMore) return undefined
  const members = list.map((_, index) => below(spot, kind, String(index)))
  const isNull = (each: SourceLocation) => {
    const { value } = follow(documents, each)
    return isObject(value) && (value['type'] === 'null' || value['const'] === null)
  }
  const others = members.filter((each) => !isNull(each))
  return others.length === 1 ? others[0] : undefined
}
