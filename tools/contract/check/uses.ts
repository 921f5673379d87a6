import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import yaml from 'js-yaml'
import { SERVICES, type Service } from '../../generate/contracts/operation.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A named part of the contracts: `openapi/member/schemas/history.yaml#/ClaimServiceLine`. */
export type ComponentId = string

/** A property of a named schema, dots between the levels of objects without a name of their own. */
export interface PropertyOf {
  readonly component: ComponentId
  readonly property: string
}

/** Who refers to whom in the documents as they are written. */
export interface Uses {
  /** every operation, with everything it refers to, directly or not */
  readonly operations: ReadonlyMap<
    string,
    { readonly service: Service; readonly method: string; readonly path: string; readonly components: ReadonlySet<ComponentId> }
  >
  /** the properties whose type is this component */
  readonly propertiesTyped: (component: ComponentId) => PropertyOf[]
  /** the parts that refer to this one, at any distance, itself included */
  readonly closure: (component: ComponentId) => ReadonlySet<ComponentId>
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/** Reads the documents below `root/openapi` by their references. */
export function readUses(root: string): Uses {
  const documents = new Map<string, Json>()
  const load = (file: string): Json => {
    let document = documents.get(file)
    if (document === undefined)
      documents.set(file, (document = existsSync(join(root, file)) ? (yaml.load(readFileSync(join(root, file), 'utf8')) as Json) : null))
    return document
  }
  const at = (id: ComponentId): Json => {
    const [file = '', pointer = ''] = id.split('#')
    let value: Json | undefined = load(file)
    for (const key of keysOf(pointer)) value = isObject(value) ? value[key] : undefined
    return value ?? null
  }
  const direct = new Map<ComponentId, { to: ComponentId; keys: string[] }[]>()
  const referencesOf = (id: ComponentId) => {
    let found = direct.get(id)
    if (!found) {
      direct.set(id, (found = []))
      walk(at(id), [], (ref, keys) => found!.push({ to: idOf(id.split('#')[0]!, ref), keys }))
      for (const { to } of found) referencesOf(to)
    }
    return found
  }
  const reach = (start: readonly ComponentId[]): Set<ComponentId> => {
    const seen = new Set<ComponentId>()
    const visit = (id: ComponentId) => {
      if (seen.has(id)) return
      seen.add(id)
      for (const { to } of referencesOf(id)) visit(to)
    }
    for (const id of start) visit(id)
    return seen
  }

  const operations: Map<string, { service: Service; method: string; path: string; components: Set<ComponentId> }> = new Map()
  for (const service of SERVICES) {
    const file = `openapi/${service}/openapi.yaml`
    const document = load(file)
    const paths = isObject(document) && isObject(document['paths']) ? document['paths'] : {}
    for (const [path, entry] of Object.entries(paths)) {
      const id = isObject(entry) && typeof entry['$ref'] === 'string' ? idOf(file, entry['$ref']) : `${file}#/paths/${path.replaceAll('/', '~1')}`
      const item = at(id)
      if (!isObject(item)) continue
      for (const method of METHODS.filter((each) => isObject(item[each]))) {
        const { operationId } = item[method] as { operationId?: string }
        const starts: ComponentId[] = []
        for (const part of [item['parameters'], item[method]]) walk(part ?? null, [], (ref) => starts.push(idOf(id.split('#')[0]!, ref)))
        if (operationId) operations.set(operationId, { service, method, path, components: reach(starts) })
      }
    }
  }
  return {
    operations,
    propertiesTyped: (component) =>
      [...direct].flatMap(([from, references]) =>
        references
          .filter(({ to, keys }) => to === component && keys.includes('properties'))
          .map(({ keys }) => ({ component: from, property: propertyPath(keys) })),
      ),
    closure: (component) => new Set([...direct.keys()].filter((id) => reach([id]).has(component))),
  }
}

/** `properties/list/items/properties/code` is `list.code`. */
export const propertyPath = (keys: readonly string[]): string => keys.filter((_, index) => keys[index - 1] === 'properties').join('.')

export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))

const isObject = (value: Json | undefined): value is { [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value)

function idOf(file: string, ref: string): ComponentId {
  const [path = '', pointer = ''] = ref.split('#')
  return `${path ? posix.join(posix.dirname(file), path) : file}#${pointer}`
}

function walk(value: Json, keys: string[], found: (ref: string, keys: string[]) => void): void {
  if (Array.isArray(value)) for (const [index, each] of value.entries()) walk(each, [...keys, String(index)], found)
  else if (isObject(value)) {
    if (typeof value['$ref'] === 'string') found(value['$ref'], keys)
    for (const [key, each] of Object.entries(value)) if (key !== 'examples') walk(each, [...keys, key], found)
  }
}
