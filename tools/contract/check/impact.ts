import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageDefinition } from '../../../src/platform/pages/page-registry.ts'
import { guardFileOf, isOnEveryPage, pageFileOf } from '../../page-table.ts'
import { importsGenerated, lineAt, type CodeGraph, type Place } from './code-graph.ts'
import type { Change } from './diff.ts'
import { isEveryCall, isNewAndOptional, nameOf, operationsOf, propertiesOf, sends } from './affected.ts'
import { fieldsOfOperation, formsOf, shownBy } from './forms.ts'
import { findUsagesOfOperation, distinct, type OperationUsages } from './find-usages-of-operations.ts'
import { stepPages } from './wizard-steps.ts'
import { keyOf, propertyPath, type OperationUses, type PropertyOf, type Uses } from './uses.ts'

interface TouchedPage extends Pick<PageDefinition, 'id' | 'path'> {
  readonly file: string
}

/**
 * The effect of a change: the affected operations, generated calls with their wrappers and readers, pages and routes,
 * forms, and messages.
 */
export interface Impact {
  readonly operations: readonly {
    readonly operationId: string
    readonly tag: string
    readonly readers: OperationUsages
  }[]
  /** the changed properties, each with the places that read it */
  readonly properties: readonly {
    readonly name: string
    readonly portal: readonly Place[]
    readonly others: readonly Place[]
  }[]
  /** true if the change adds something that callers may ignore */
  readonly isNew: boolean
  /** the name of a parameter whose default changed; the change affects only callers that do not send the parameter */
  readonly without?: string
  /** operations whose requests contain the changed part, so that every caller of the operation sends the part */
  readonly senders: readonly string[]
  readonly pages: readonly TouchedPage[]
  /** true if the change affects every call of the service, such as a change of its URL or token */
  readonly everyCall: boolean
  /** true if the layout that surrounds every page is affected */
  readonly everyPage: boolean
  readonly forms: readonly Place[]
  readonly messages: readonly (Place & { readonly id: string })[]
  /** tests and test servers that use a removed example */
  readonly examples: readonly Place[]
}

interface Surroundings {
  readonly root: string
  /**
   * folder with the old `generated/`, where an operation is looked for that the current one does not have any more;
   * absent if there is none
   */
  readonly base?: string
  readonly graph: CodeGraph
  readonly pages: readonly PageDefinition[]
  /** the references in the documents before and after the change */
  readonly before: Uses
  readonly after: Uses
  readonly readers: ReadonlyMap<string, readonly Place[]>
}

export function impactOf(change: Change, { root, base, graph, pages, before, after, readers }: Surroundings): Impact {
  const roots = base === undefined ? [root] : [root, base]
  // a changed default affects only callers that do not send the parameter
  const without = change.what === 'default' ? parameterNamed(change) : undefined
  const operations = operationsOf(change, before, after).map((operationId) => {
    // an added operation may already be generated and used
    const facts = before.operations.get(operationId) ?? after.operations.get(operationId)
    return {
      operationId,
      tag: facts?.tag ?? '',
      readers: facts ? readersIn(roots, graph, operationId, facts, without) : NOBODY,
    }
  })
  const isNew = isNewAndOptional(change)
  // if only the description of a property changed, the code that reads the property is not searched for, because the
  // affected operations already show where the property is used
  const properties = isNew || change.severity === 'editorial' ? [] : propertiesOf(change, before)
  const taken = isNew
    ? readersOfNew(
        graph,
        change,
        before,
        operations.map(({ readers: found }) => found),
      )
    : []
  const read = properties.map((each) => {
    const places = distinct([
      ...(readers.get(keyOf(each)) ?? []),
      ...untypedReaders(graph, each),
      ...(change.sides.includes('request') ? writersOf(graph, each) : []),
    ])
    const portal = places.filter(({ file }) => file.startsWith('src/') && !/\.(?:test|examples)\./.test(file))
    return {
      name: nameOf(each),
      portal,
      others: places.filter((place) => !portal.includes(place)).map(({ file, line }) => ({ file, line })),
    }
  })
  const forms = formsOf(root, change, before)
  const shown = [...new Set(forms.map(({ file }) => file))].map((file) => shownBy(root, graph, file))
  const senders =
    change.sides.includes('request') && !isNew
      ? operations.filter(({ operationId }) => sends(operationId, change, before))
      : []
  // a changed property affects the code that reads or sends it; any other change affects the code that uses the
  // operation
  const felt = properties.length > 0 || isNew ? senders : isFeltBy(graph, change) ? operations : []
  const places = distinct([
    ...taken,
    ...read.flatMap(({ portal }) => portal),
    ...felt.flatMap(({ readers: { readers: found } }) => found),
    ...(felt.length > 0 ? readersOfAnswer(graph, change, after) : []),
    ...staleReaders(roots, graph, change, before),
  ])
  const reached = new Set([
    ...places.flatMap(({ file, line }) => [...graph.dependents(file, line)]),
    ...shown.flatMap(({ files }) => files).flatMap((file) => [...graph.dependents(file)]),
  ])
  const stepsShown = new Set([...shown.flatMap((each) => each.pages), ...stepPages(root, reached)])
  // the form of an operation that comes or goes: its fields are not in the change, but the operation sends them
  const sent =
    change.what === 'operation-added' || change.what === 'operation-removed'
      ? operations
          .flatMap(({ operationId }) => {
            const facts = before.operations.get(operationId) ?? after.operations.get(operationId)
            return facts ? fieldsOfOperation(root, facts.sent) : []
          })
          .filter(({ file }) => {
            const { pages: ids, files } = shownBy(root, graph, file)
            return ids.some((id) => stepsShown.has(id)) || files.some((each) => reached.has(each))
          })
      : []
  const flag = change.component.endsWith('#/SecurityPolicy') ? propertyPath(change.keys) : ''
  return {
    operations,
    ...(without !== undefined && { without }),
    properties: taken.length > 0 ? [{ name: newName(change), portal: taken, others: [] }] : read,
    isNew,
    senders: senders.map(({ operationId }) => operationId),
    pages: pages
      .filter(
        (row) =>
          stepsShown.has(row.id) ||
          [pageFileOf(row), guardFileOf(row)].some((file) => file && reached.has(file)) ||
          (flag !== '' && !isNew && needsFlag(row, flag)),
      )
      .map((row) => ({ id: row.id, path: row.path, file: pageFileOf(row) })),
    everyPage: isOnEveryPage(reached),
    everyCall: (!isNew && isEveryCall(change)) || places.some(({ file }) => file.startsWith('src/platform/http/')),
    forms: distinct([...forms, ...sent]),
    messages: messagesNear(
      root,
      graph,
      places,
      read.map(({ name }) => name.split('.').at(-1)!),
      change.what === 'values' ? forms.flatMap((place) => optionsOf(root, place)) : [],
    ),
    examples: change.what === 'example-removed' ? namedIn(root, String(change.before)) : [],
  }
}

/** The name of a parameter, taken from the subject of its change. */
const parameterNamed = ({ subject }: Change): string | undefined => /^the parameter (\S+)/.exec(subject)?.[1]

/** The name of the property or parameter that a change adds. */
const newName = ({ subject, what, after }: Change): string =>
  what === 'parameter-added' ? String(after) : what === 'property-added' ? (subject.split('.').at(-1) ?? '') : ''

/**
 * Finds code that already uses an added property or parameter. The search is by name, because the old types do not
 * contain the added part. If another type has a property of this name, only modules that import the changed type are
 * searched.
 */
function readersOfNew(
  graph: CodeGraph,
  change: Change,
  uses: Uses,
  operations: readonly OperationUsages[],
): readonly Place[] {
  const name = newName(change)
  if (!/^[\w$]+$/.test(name)) return []
  if (change.what === 'parameter-added')
    return operations
      .flatMap(({ wrappers, readers }) => [...wrappers, ...readers])
      .filter((place) => new RegExp(`\\b${name}\\b`).test(graph.around(place)[0] ?? ''))
  const owner = change.component.split('/').at(-1)!
  const isKnown = uses.hasProperty(name)
  return graph.modules
    .filter((module) => !isKnown || importsGenerated(module, owner))
    .flatMap(({ file }) => graph.mentionsOf(file, name))
}

/**
 * True if a change affects the users of an operation. A removed example does not affect them, and neither does a
 * removed header that the portal never reads.
 */
function isFeltBy(graph: CodeGraph, { what, attribute, rule }: Change): boolean {
  if (what === 'example-removed' || rule === 'answer-additional-narrower') return false
  if (what !== 'header-removed' || attribute === undefined) return true
  return graph.modules.some(({ file }) => graph.codeOf(file).toLowerCase().includes(`'${attribute.toLowerCase()}'`))
}

/**
 * If a success response was added or removed, returns the modules that import the type of the response and keep data in
 * a store. These modules may belong to other pages than the page that sends the request.
 */
function readersOfAnswer(graph: CodeGraph, { what, at }: Change, after: Uses): Place[] {
  if (!/^success-|^media-type-removed$/.test(what)) return []
  const here = [...after.operations.values()].filter(
    ({ path, method }) => at === `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
  )
  const types = here.flatMap(({ answered }) => answered).map((each) => each.split('/').at(-1)!)
  return graph.modules
    .filter(({ imports }) =>
      imports.some(
        ({ target, names }) => target.startsWith('generated/') && names.some((name) => types.includes(name)),
      ),
    )
    .map(({ file }) => ({ file, line: 1 }))
    .filter(({ file }) => types.length > 0 && graph.codeOf(file).includes('createStore'))
}

/**
 * If a write no longer invalidates a cached response, returns the code that reads this response, because the code would
 * show data from before the write.
 */
function staleReaders(
  roots: readonly string[],
  graph: CodeGraph,
  { attribute, before, after }: Change,
  uses: Uses,
): Place[] {
  if (attribute !== 'x-invalidates') return []
  const [was, is] = [before, after].map((ids) => (Array.isArray(ids) ? (ids as string[]) : [])) as [string[], string[]]
  return was
    .filter((id) => !is.includes(id))
    .flatMap((id) => {
      const facts = uses.operations.get(id)
      return facts ? readersIn(roots, graph, id, facts).readers : []
    })
}

const NOBODY: OperationUsages = { call: undefined, wrappers: [], readers: [] }

/**
 * The code that uses an operation's generated call, which is looked for below each root. A page may still use the call
 * of an operation that was removed, or that has moved to another file. A static file has no call, so for a static file the function
 * returns the modules that import its types or mention its name.
 */
export function readersIn(
  roots: readonly string[],
  graph: CodeGraph,
  operationId: string,
  { service, path, staticTypes }: OperationUses,
  without?: string,
): OperationUsages {
  if (staticTypes) return { ...NOBODY, readers: readersOfFile(graph, path, staticTypes) }
  const calls = roots.flatMap((root) => findCall(root, service, operationId) ?? [])
  const found = [...new Map(calls.map((call) => [call.file, call])).values()].map(({ file, line }) =>
    findUsagesOfOperation(graph, operationId, file, line, without),
  )
  return {
    call: findCall(roots[0]!, service, operationId),
    wrappers: found.flatMap(({ wrappers }) => wrappers),
    readers: distinct(found.flatMap((each) => each.readers)),
  }
}

/**
 * The code that reads a static file: modules that import its types or mention its name. No call is generated for static
 * files.
 */
function readersOfFile(graph: CodeGraph, path: string, types: readonly string[]): Place[] {
  const name = path.split('/').at(-1)!
  return graph.modules.flatMap(({ file, imports }) => {
    const code = graph.codeOf(file)
    const isTyped = imports.some(
      ({ target, names }) => target.startsWith('generated/') && names.some((each) => types.includes(each)),
    )
    const at = name.includes('{') ? -1 : code.indexOf(name)
    return isTyped || at >= 0 ? [{ file, line: at < 0 ? 1 : lineAt(code, at) }] : []
  })
}

/**
 * The code that reads a field of an error response by name. Error responses have no type in the portal, so only the
 * HTTP layer reads them.
 */
function untypedReaders(graph: CodeGraph, { component, property }: PropertyOf): Place[] {
  if (!component.endsWith('/problem.yaml#/Problem')) return []
  return graph.modules
    .filter(({ file }) => file.startsWith('src/platform/http/'))
    .flatMap(({ file }) => {
      const at = graph.codeOf(file).search(new RegExp(`['"]${property}['"]`))
      return at < 0 ? [] : [{ file, line: lineAt(graph.codeOf(file), at) }]
    })
}

/**
 * The places that write a property. The compiler cannot find them if an object spread or a helper function is used. A
 * module is therefore treated as a writer if it imports the type and assigns a property of this name.
 */
export function writersOf(graph: CodeGraph, { component, property }: PropertyOf): Place[] {
  const owner = component.split('/').at(-1)!
  const name = property.split('.').at(-1)!
  return graph.modules
    .filter((module) => importsGenerated(module, owner))
    .flatMap(({ file }) => {
      const code = graph.codeOf(file)
      return [...code.matchAll(new RegExp(`^[^/*]*\\b${name}\\b(?=\\s*[:,}])`, 'gm'))].map(({ index, 0: text }) => ({
        file,
        line: lineAt(code, index + text.length),
      }))
    })
}

const needsFlag = ({ requires = [] }: PageDefinition, flag: string): boolean =>
  requires.some((need) =>
    'anyOf' in need ? (need.anyOf as readonly string[]).includes(flag) : 'flag' in need && need.flag === flag,
  )

/** Tests and test servers that request an example by its name. */
const namedIn = (root: string, name: string): Place[] =>
  globSync(['tests/**/*.ts', 'sandbox/**/*.{ts,tsx}'], { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        new RegExp(`example\\b.*['"=]${name}\\b`).test(text)
          ? [{ file: file.replaceAll('\\', '/'), line: index + 1 }]
          : [],
      ),
  )

function findCall(root: string, service: string, operationId: string): Place | undefined {
  for (const file of globSync(`generated/${service}/client/*.ts`, { cwd: root })) {
    const line = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .findIndex((text) => new RegExp(`export const ${operationId}\\b`).test(text))
    if (line >= 0) return { file: file.replaceAll('\\', '/'), line: line + 1 }
  }
  return undefined
}

/** Patterns that match the message ids of the options of a form field whose schema refers to the contract. */
function optionsOf(root: string, { file, line }: Place): RegExp[] {
  const text = readFileSync(join(root, file), 'utf8')
  const [, id = ''] = /"\$id":\s*"([^"]+)"/.exec(text) ?? []
  const before = text.split('\n').slice(0, line).join('\n').split('"$ref"').slice(0, -1).join('')
  const field = [...before.matchAll(/"(\w+)":\s*\{/g)].at(-1)?.[1]
  return field ? [new RegExp(`^form\\.(?:${id}\\.)?(?:\\w+\\.)?${field}\\.option\\.`)] : []
}

/**
 * The messages near the code that reads a property, above all the property's label. The function takes the innermost
 * value, element or statement around the code that contains messages, and returns these messages. If a page builds
 * message ids from property names, the result contains the messages with the name of the property.
 */
function messagesNear(
  root: string,
  graph: CodeGraph,
  places: readonly Place[],
  names: readonly string[],
  options: readonly RegExp[],
): (Place & { id: string })[] {
  const catalogues = globSync('i18n/en/*.json', { cwd: root }).map((file) => ({
    file: file.replaceAll('\\', '/'),
    lines: readFileSync(join(root, file), 'utf8').split('\n'),
  }))
  const known = catalogues.flatMap(({ lines }) => lines.flatMap((text) => /^\s*"([^"]+)":/.exec(text)?.[1] ?? []))
  const idsBehind = (prefix: string) =>
    known.filter((id) => id.startsWith(prefix) && !id.slice(prefix.length).includes('.'))
  const ofOptions = known.filter((id) => options.some((option) => option.test(id)))
  const ids = places.flatMap(({ file, line }) => {
    const code = graph.codeOf(file)
    const written =
      graph
        .around({ file, line })
        .map((text) => [
          ...[...text.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g)].map(([, id]) => id!),
          ...[...text.matchAll(/`([a-z][\w-]*\.)\$\{[^}]*\}`/g)].flatMap(([, prefix]) => idsBehind(prefix!)),
        ])
        .find((each) => each.length > 0) ?? []
    const built = [...code.matchAll(/`([a-z][\w.-]*\.)\$\{\w+\}`/g)].flatMap(([, prefix]) =>
      names.map((name) => prefix! + name),
    )
    return [...written, ...built]
  })
  return [...new Set([...ids, ...ofOptions])].flatMap((id) =>
    catalogues.flatMap(({ file, lines }) => {
      const line = lines.findIndex((text) => text.trimStart().startsWith(`"${id}":`))
      return line < 0 ? [] : [{ id, file, line: line + 1 }]
    }),
  )
}
