import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import yaml from 'js-yaml'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** The id of a named component of the contracts: `openapi/member/schemas/history.yaml#/ClaimServiceLine`. */
export type ComponentId = string

/** A value in the documents, with its file and path. */
export interface SourceLocation {
  readonly file: string
  readonly keys: readonly string[]
  readonly value: Json | undefined
}

/** The files in `openapi/`. References in them are not resolved. */
export interface Documents {
  /** the parsed file; null if it does not exist */
  readonly load: (file: string) => Json
  /** the line of a value in a file, counted from 1 */
  readonly lineOf: (file: string, keys: readonly string[]) => number
}

/** A node of a YAML text with its line. In a mapping, `parts` contains keys and values alternately. */
interface Part {
  readonly line: number
  readonly kind: string | null
  readonly parts: readonly Part[]
  readonly value: unknown
}

/** Reads documents from texts. `textOf` returns the text of a file, or undefined if the file does not exist. */
export function readDocuments(textOf: (file: string) => string | undefined): Documents {
  const files = new Map<string, { value: Json; tree: Part | undefined }>()
  const open = (file: string) => {
    let found = files.get(file)
    if (!found) files.set(file, (found = parse(textOf(file))))
    return found
  }
  return {
    load: (file) => open(file).value,
    lineOf: (file, keys) => {
      let { tree } = open(file)
      let line = tree?.line ?? 0
      for (const key of keys) {
        tree = partAt(tree, key)
        if (!tree) break
        line = tree.line
      }
      return line + 1
    },
  }
}

/** The documents in the `openapi/` of a folder. */
export const documentsIn = (root: string): Documents =>
  readDocuments((file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined))

function parse(text: string | undefined): { value: Json; tree: Part | undefined } {
  if (text === undefined) return { value: null, tree: undefined }
  const levels: { line: number; parts: Part[] }[] = [{ line: 0, parts: [] }]
  const value = yaml.load(text, {
    schema: yaml.CORE_SCHEMA, // a date without quotes is read as text, as in JSON
    listener(event, state) {
      if (event === 'open') return void levels.push({ line: state.line, parts: [] })
      const { line, parts } = levels.pop()!
      // js-yaml reports the nodes of a flow mapping (in braces) twice, the first time as a possible key
      const [inner] = parts
      const isReadTwice = parts.length === 1 && typeof inner!.value === 'object' && inner!.value === state.result
      levels.at(-1)!.parts.push({
        line,
        kind: state.kind,
        parts: isReadTwice ? inner!.parts : parts,
        value: state.result as unknown,
      })
    },
  }) as Json
  return { value: value ?? null, tree: levels[0]!.parts[0] }
}

function partAt(tree: Part | undefined, key: string): Part | undefined {
  if (tree?.kind === 'sequence') return tree.parts[Number(key)]
  const at = tree?.parts.findIndex((part, index) => index % 2 === 0 && String(part.value) === key) ?? -1
  return at < 0 ? undefined : { ...(tree!.parts[at + 1] ?? tree!.parts[at]!), line: tree!.parts[at]!.line }
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keys in a JSON pointer: `/properties/a~1b` has the keys `properties` and `a/b`. */
const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))

export const pointerOf = (keys: readonly string[]): string =>
  keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The targets of references, by the file and the reference in it. Most are asked for many times. */
const targets = new Map<string, string>()

/** The target of a reference in `file`, as `file#/pointer`. */
export function targetOf(file: string, ref: string): string {
  const key = `${file} ${ref}`
  const known = targets.get(key)
  if (known !== undefined) return known
  const [path = '', pointer = ''] = ref.split('#')
  const target = `${path ? posix.join(posix.dirname(file), path) : file}#${pointer}`
  targets.set(key, target)
  return target
}

/** The locations that were found in documents, by their id. Most are asked for many times. */
const locations = new WeakMap<Documents, Map<string, SourceLocation>>()

/** The value at `file#/pointer`. */
export function locationAt(documents: Documents, id: string): SourceLocation {
  const known = locations.get(documents) ?? new Map<string, SourceLocation>()
  locations.set(documents, known)
  const found = known.get(id) ?? findLocation(documents, id)
  known.set(id, found)
  return found
}

function findLocation(documents: Documents, id: string): SourceLocation {
  const [file = '', pointer = ''] = id.split('#')
  const keys = keysOf(pointer)
  return { file, keys, value: keys.reduce<Json | undefined>((value, key) => childOf(value, key), documents.load(file)) }
}

const childOf = (value: Json | undefined, key: string): Json | undefined =>
  Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined

/** The location of a nested value, reached from another location through these keys. */
export const below = ({ file, keys, value }: SourceLocation, ...steps: string[]): SourceLocation => ({
  file,
  keys: [...keys, ...steps],
  value: steps.reduce((each, key) => childOf(each, key), value),
})

export const idOf = ({ file, keys }: SourceLocation): string => `${file}#${pointerOf(keys)}`

export const referenceIn = ({ value }: SourceLocation): string | undefined =>
  isObject(value) && typeof value['$ref'] === 'string' ? value['$ref'] : undefined

/** Follows references from a location until it reaches a value that is not a reference. */
export function follow(documents: Documents, spot: SourceLocation): SourceLocation {
  const ref = referenceIn(spot)
  return ref === undefined ? spot : follow(documents, locationAt(documents, targetOf(spot.file, ref)))
}

/**
 * The value that a reference leads to, together with the keywords next to the reference, such as `deprecated` or a
 * description.
 */
export function merged(documents: Documents, spot: SourceLocation): JsonObject {
  const target = follow(documents, spot).value
  const { $ref: _, ...beside } = isObject(spot.value) ? spot.value : {}
  return { ...(isObject(target) ? target : {}), ...beside }
}

/**
 * Replaces each reference in a value by its target. A reference inside its own target is not replaced, because the
 * replacement would never end.
 */
export function resolved(documents: Documents, spot: SourceLocation, within: readonly string[] = []): Json | undefined {
  const { file, value } = spot
  const ref = referenceIn(spot)
  const id = ref === undefined ? undefined : targetOf(file, ref)
  if (id !== undefined) {
    const target = locationAt(documents, id)
    return within.includes(id) || target.value === undefined ? value : resolved(documents, target, [...within, id])
  }
  const inside = (key: string) => resolved(documents, below(spot, key), within)!
  if (Array.isArray(value)) return value.map((_, index) => inside(String(index)))
  return isObject(value) ? Object.fromEntries(Object.keys(value).map((key) => [key, inside(key)])) : value
}

/**
 * The named component that contains a location. In a file of components, the first key names the component. In a
 * service's main document, the first two keys name it, or the first three if the first key is `components`.
 */
export function componentOf({ file, keys }: Pick<SourceLocation, 'file' | 'keys'>): {
  component: ComponentId
  keys: string[]
} {
  const depth = !file.endsWith('/openapi.yaml') ? 1 : keys[0] === 'components' ? 3 : 2
  return { component: `${file}#${pointerOf(keys.slice(0, depth))}`, keys: keys.slice(depth) }
}
