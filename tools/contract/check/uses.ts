import { SERVICES, type Service } from '../../generate/contracts/operation.ts'
import {
  documentsIn,
  follow,
  idOf,
  isObject,
  locationAt,
  targetOf,
  type ComponentId,
  type Documents,
  type Json,
} from './documents.ts'

/** A property of a named schema. In `property`, dots separate the levels of unnamed nested objects. */
export interface PropertyOf {
  readonly component: ComponentId
  readonly property: string
}

/** The key of a property in maps. */
export const keyOf = ({ component, property }: PropertyOf): string => `${component}.${property}`

/** An operation with all components to which it refers, directly or indirectly. */
export interface OperationUses {
  readonly service: Service
  readonly tag: string
  readonly method: string
  readonly path: string
  readonly components: ReadonlySet<ComponentId>
  /** components that the requests of the operation contain, directly or inside other components */
  readonly sent: ReadonlySet<ComponentId>
  /** components to which the successful responses of the operation refer directly */
  readonly answered: readonly ComponentId[]
  /** names of the types generated for a static file, for which no call is generated */
  readonly staticTypes?: readonly string[]
}

/** The references (`$ref`) between components of the documents. */
export interface Uses {
  readonly operations: ReadonlyMap<string, OperationUses>
  /** properties whose schema is this component */
  readonly propertiesTyped: (component: ComponentId) => PropertyOf[]
  /** true if any named schema has a property of this name */
  readonly hasProperty: (name: string) => boolean
  /** the component, and all components that refer to it directly or indirectly */
  readonly closure: (component: ComponentId) => ReadonlySet<ComponentId>
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/** Collects all references (`$ref`) in the documents of `root/openapi`. */
export const readUses = (root: string): Uses => usesIn(documentsIn(root))

/** Collects all references (`$ref`) in these documents. */
export function usesIn(documents: Documents): Uses {
  const at = (id: ComponentId): Json => locationAt(documents, id).value ?? null
  const direct = new Map<ComponentId, { to: ComponentId; keys: string[] }[]>()
  const referencesOf = (id: ComponentId) => {
    let found = direct.get(id)
    if (!found) {
      direct.set(id, (found = []))
      walk(at(id), [], (ref, keys) => found!.push({ to: targetOf(id.split('#')[0]!, ref), keys }))
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

  const operations: Map<string, OperationUses> = new Map()
  for (const service of SERVICES) {
    const file = `openapi/${service}/openapi.yaml`
    const document = documents.load(file)
    const paths = isObject(document) && isObject(document['paths']) ? document['paths'] : {}
    for (const [path, entry] of Object.entries(paths)) {
      const id = idOf(follow(documents, { file, keys: ['paths', path], value: entry }))
      const item = at(id)
      if (!isObject(item)) continue
      for (const method of METHODS.filter((each) => isObject(item[each]))) {
        const operation = item[method] as {
          operationId?: string
          tags?: string[]
          'x-static'?: boolean
          [key: string]: Json | undefined
        }
        const refsIn = (...parts: (Json | undefined)[]) => {
          const found: ComponentId[] = []
          for (const part of parts) walk(part ?? null, [], (ref) => found.push(targetOf(id.split('#')[0]!, ref)))
          return found
        }
        const { operationId, tags = [], 'x-static': isStatic, requestBody, responses } = operation
        if (operationId === undefined) continue
        operations.set(operationId, {
          service,
          tag: tags[0] ?? '',
          method,
          path,
          components: reach(refsIn(item['parameters'], operation as Json)),
          answered: refsIn(...successesIn(responses)),
          sent: reach(refsIn(item['parameters'], operation['parameters'], requestBody)),
          ...(isStatic && {
            staticTypes: refsIn(responses)
              .filter((each) => each.includes('/schemas/'))
              .map((each) => each.split('/').at(-1)!),
          }),
        })
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
    hasProperty: (name) => [...direct.keys()].some((id) => isNamedIn(at(id), name)),
    closure: (component) => new Set([...direct.keys()].filter((id) => reach([id]).has(component))),
  }
}

/** The successful responses of an operation. */
const successesIn = (responses: Json | undefined): Json[] =>
  isObject(responses)
    ? Object.keys(responses).flatMap((status) => (status.startsWith('2') ? [responses[status]!] : []))
    : []

/** True if any object in a value, at any depth, declares a property of this name under `properties`. */
const isNamedIn = (value: Json, name: string): boolean =>
  Array.isArray(value)
    ? value.some((each) => isNamedIn(each, name))
    : isObject(value) &&
      ((isObject(value['properties']) && name in value['properties']) ||
        Object.values(value).some((each) => isNamedIn(each, name)))

/** Converts a pointer to a property path: `properties/list/items/properties/code` becomes `list.code`. */
export const propertyPath = (keys: readonly string[]): string =>
  keys.filter((_, index) => keys[index - 1] === 'properties').join('.')

function walk(value: Json, keys: string[], found: (ref: string, keys: string[]) => void): void {
  if (Array.isArray(value)) for (const [index, each] of value.entries()) walk(each, [...keys, String(index)], found)
  else if (isObject(value)) {
    if (typeof value['$ref'] === 'string') found(value['$ref'], keys)
    for (const [key, each] of Object.entries(value)) if (key !== 'examples') walk(each, [...keys, key], found)
  }
}
