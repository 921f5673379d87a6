import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageRow } from '../../../src/platform/pages/page-row.ts'
import { guardFileOf, pageFileOf } from '../../page-table.ts'
import type { CodeGraph, Place } from './code-graph.ts'
import type { Change } from './diff.ts'
import { readersOfOperation, distinct, type OperationReaders } from './readers-of-operations.ts'
import { keyOf } from './readers-of-properties.ts'
import { propertyPath, type ComponentId, type PropertyOf, type Uses } from './uses.ts'

export interface TouchedPage extends Pick<PageRow, 'id' | 'path'> {
  readonly file: string
}

/** Who feels a change: operation, generated call, what an area makes of it, readers, pages and routes, forms, messages. */
export interface Impact {
  readonly operations: readonly { readonly operationId: string; readonly readers: OperationReaders }[]
  /** the properties that changed, and where each is read; nobody reads it when the list is empty */
  readonly properties: readonly { readonly name: string; readonly portal: readonly Place[]; readonly others: readonly Place[] }[]
  readonly pages: readonly TouchedPage[]
  /** true when the frame around every page is among the readers */
  readonly everyPage: boolean
  readonly forms: readonly Place[]
  readonly messages: readonly (Place & { readonly id: string })[]
}

export interface Surroundings {
  readonly root: string
  readonly graph: CodeGraph
  readonly pages: readonly PageRow[]
  /** the documents before and after */
  readonly before: Uses
  readonly after: Uses
  readonly readers: ReadonlyMap<string, readonly Place[]>
}

/** The properties of named types that a change is about; a change of a whole format is about every property that has it. */
export function propertiesOf(change: Change, uses: Uses): PropertyOf[] {
  const { component, keys, attribute, before, after } = change
  if (attribute === 'required' && !keys.includes('parameters')) {
    const [old, now] = [before, after].map((value) => (Array.isArray(value) ? (value as string[]) : []))
    const prefix = propertyPath(keys)
    return [...(old ?? []).filter((name) => !now?.includes(name)), ...(now ?? []).filter((name) => !old?.includes(name))].map((name) => ({
      component,
      property: prefix ? `${prefix}.${name}` : name,
    }))
  }
  if (keys.includes('properties')) return [{ component, property: propertyPath(keys) }]
  return change.node === 'Schema' ? uses.propertiesTyped(component) : []
}

/** Operations a change is about: the one it stands in, or all that use the part that changed. */
export function operationsOf(change: Change, before: Uses, after: Uses): string[] {
  const [, , path = '', method] = change.at.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const known = [...before.operations, ...after.operations]
  const here = known
    .filter(([, each]) => each.service === change.service && each.path === path && (!method || method === 'parameters' || each.method === method))
    .map(([id]) => id)
  const users = known.filter(([, { components }]) => components.has(change.component)).map(([id]) => id)
  return [...new Set([...here, ...users])]
}

export function impactOf(change: Change, { root, graph, pages, before, after, readers }: Surroundings): Impact {
  const operations = operationsOf(change, before, after).map((operationId) => {
    const facts = before.operations.get(operationId)
    const call = facts && findCall(root, facts.service, operationId)
    return { operationId, readers: call ? readersOfOperation(graph, operationId, call.file, call.line) : { call: undefined, wrappers: [], readers: [] } }
  })
  const properties = change.kind === 'added' && change.node === 'Schema' ? [] : propertiesOf(change, before)
  const read = properties.map((each) => {
    const places = readers.get(keyOf(each)) ?? []
    const portal = places.filter(({ file }) => file.startsWith('src/') && !/\.(?:test|examples)\./.test(file))
    return { name: nameOf(each), portal, others: places.filter((place) => !portal.includes(place)).map(({ file, line }) => ({ file, line })) }
  })
  // a property is felt where it is read; anything else where the operation is used
  const isNew = change.kind === 'added' && change.node === 'Schema'
  const places = distinct(
    properties.length > 0 ? read.flatMap(({ portal }) => portal) : isNew ? [] : operations.flatMap(({ readers: { readers: found } }) => found),
  )
  const reached = new Set(places.flatMap(({ file }) => [...graph.dependents(file)]))
  return {
    operations,
    properties: read,
    pages: pages
      .filter((row) => [pageFileOf(row), guardFileOf(row)].some((file) => file && reached.has(file)))
      .map((row) => ({ id: row.id, path: row.path, file: pageFileOf(row) })),
    everyPage: [...reached].some((file) => /^src\/app\/(?:shell|frame|router|member-guard)/.test(file)),
    forms: formsOf(root, change, before),
    messages: messagesNear(
      root,
      graph,
      places,
      read.map(({ name }) => name.split('.').at(-1)!),
    ),
  }
}

const nameOf = ({ component, property }: PropertyOf): string => `${component.split('/').at(-1)}.${property}`

function findCall(root: string, service: string, operationId: string): Place | undefined {
  for (const file of globSync(`generated/${service}/client/*.ts`, { cwd: root })) {
    const line = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .findIndex((text) => new RegExp(`export const ${operationId}\\b`).test(text))
    if (line >= 0) return { file: file.replaceAll('\\', '/'), line: line + 1 }
  }
  return undefined
}

/** Forms that take a rule from the part that changed, at the line of the reference. */
function formsOf(root: string, change: Change, uses: Uses): Place[] {
  const touched = change.node === 'Schema' ? uses.closure(change.component) : new Set<ComponentId>()
  return globSync('forms/*/*.schema.json', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index): Place[] => {
        const ref = /"\$ref":\s*"([^"]*openapi\/[^"]+)"/.exec(text)?.[1]
        if (!ref) return []
        const [path = '', pointer = ''] = ref.slice(ref.indexOf('openapi/')).split('#')
        const [owner = '', ...below] = pointer.split('/').slice(1)
        const isOwner = `${path}#/${owner}` === change.component
        // a reference to one property is touched by that property, or by what the property is made of
        const isPart = below.every((key, at) => change.keys[at] === key)
        const isMadeOf =
          !isOwner &&
          touched.has(`${path}#/${owner}`) &&
          (below.length === 0 || uses.propertiesTyped(change.component).some((each) => each.component === `${path}#/${owner}` && below.includes(each.property)))
        return (isOwner && isPart) || isMadeOf ? [{ file: file.replaceAll('\\', '/'), line: index + 1 }] : []
      }),
  )
}

const NEAR = 2
/** The sentences beside a reader, its label most of all; a page that builds ids from names of properties has them by that name. */
function messagesNear(root: string, graph: CodeGraph, places: readonly Place[], names: readonly string[]): (Place & { id: string })[] {
  const catalogues = globSync('i18n/en/*.json', { cwd: root }).map((file) => ({
    file: file.replaceAll('\\', '/'),
    lines: readFileSync(join(root, file), 'utf8').split('\n'),
  }))
  const ids = places.flatMap(({ file, line }) => {
    const code = graph.codeOf(file)
    const lines = code
      .split('\n')
      .slice(Math.max(0, line - 1 - NEAR), line + NEAR)
      .join('\n')
    const written = [...lines.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g)].map(([, id]) => id!)
    const built = [...code.matchAll(/`([a-z][\w.-]*\.)\$\{\w+\}`/g)].flatMap(([, prefix]) => names.map((name) => prefix! + name))
    return [...written, ...built]
  })
  return [...new Set(ids)].flatMap((id) =>
    catalogues.flatMap(({ file, lines }) => {
      const line = lines.findIndex((text) => text.trimStart().startsWith(`"${id}":`))
      return line < 0 ? [] : [{ id, file, line: line + 1 }]
    }),
  )
}

/** The properties whose readers have to be found, over all changes. */
export const propertiesToProbe = (changes: readonly Change[], uses: Uses): PropertyOf[] => [
  ...new Map(
    changes
      .filter(({ kind, node }) => !(kind === 'added' && node === 'Schema'))
      .flatMap((change) => propertiesOf(change, uses))
      .map((each) => [keyOf(each), each]),
  ).values(),
]
