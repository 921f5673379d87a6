import { parseSync, Visitor } from 'vite'
import { walk, type Node } from '../../code/names.ts'
import { generatedNames } from '../calls/facts.ts'
import { lineAt, type CodeGraph, type Place } from './code-graph.ts'

/** The portal's use of an operation: directly through its hook, or through wrappers in an area. */
export interface OperationUsages {
  readonly call: Place | undefined
  /** exports that wrap the operation, such as `benefitsQuery` in src/domain/shared-queries.ts */
  readonly wrappers: readonly (Place & { readonly name: string })[]
  readonly readers: readonly Place[]
}

/**
 * Finds the code that uses an operation's generated call or hooks. `callFile` is the generated client for the
 * operation's tag; the file next to it contains the hooks. If `without` names a parameter, code that mentions the
 * parameter is left out.
 */
export function findUsagesOfOperation(
  graph: CodeGraph,
  operationId: string,
  callFile: string,
  callLine: number,
  without?: string,
): OperationUsages {
  const leavesOut = (text: string) => without === undefined || !mentions(text, [without])
  const names = generatedNames(operationId)
  const files = [callFile, callFile.replace('/client/', '/queries/')]
  const wrappers: (Place & { name: string })[] = []
  const readers: Place[] = []
  for (const { file, imports } of graph.modules) {
    if (
      !imports.some(({ target, names: taken }) => files.includes(target) && taken.some((name) => names.includes(name)))
    )
      continue
    const code = graph.codeOf(file)
    // a component uses the data itself; any other module may wrap the operation in an export of its own
    const found = file.endsWith('.tsx')
      ? []
      : namedParts(file, code).filter(({ start, end }) => mentions(code.slice(start, end), names))
    const kept = found.filter(({ start, end }) => leavesOut(code.slice(start, end)))
    for (const { name, start } of kept) wrappers.push({ file, line: lineAt(code, start), name })
    for (const { name } of kept) readers.push(...usersOf(graph, file, name))
    if (found.length === 0)
      readers.push(...usesIn(file, code, names).filter((place) => leavesOut(graph.around(place)[0] ?? '')))
  }
  return { call: callLine > 0 ? { file: callFile, line: callLine } : undefined, wrappers, readers: distinct(readers) }
}

const mentions = (code: string, names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`\\b${name}\\b`).test(code))
export const distinct = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values(),
]

interface Part {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** The named exports of a module: functions, values, and properties of exported objects as `object.property`. */
function namedParts(file: string, code: string): Part[] {
  const parts: Part[] = []
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type === 'FunctionDeclaration' && declaration.id)
        parts.push({ name: declaration.id.name, start: declaration.start, end: declaration.end })
      if (declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || !init) continue
        // `{ … } as const` is treated as an object too
        const value = init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression' ? init.expression : init
        if (value.type !== 'ObjectExpression') parts.push({ name: id.name, start: id.start, end: value.end })
        else
          for (const property of value.properties)
            if (property.type === 'Property' && property.key.type === 'Identifier')
              parts.push({ name: `${id.name}.${property.key.name}`, start: property.start, end: property.end })
      }
    },
  }).visit(parseSync(file, code).program)
  return parts
}

/** The places that use an exported name, in other modules and in the module itself. */
function usersOf(graph: CodeGraph, owner: string, name: string): Place[] {
  const [exported = ''] = name.split('.')
  const users = graph.modules.filter(
    ({ file, imports }) =>
      file === owner || imports.some(({ target, names }) => target === owner && names.includes(exported)),
  )
  return users.flatMap(({ file }) => usesIn(file, graph.codeOf(file), [name]))
}

/**
 * The places where a program refers to one of these names, or to `object.member`. Imports, declarations and strings are
 * left out.
 */
function usesIn(file: string, code: string, names: readonly string[]): Place[] {
  const found: number[] = []
  for (const statement of parseSync(file, code).program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') continue
    const declared = new Set(declaredBy(statement))
    walk(statement, (node) => {
      const name = nameOf(node)
      if (name !== undefined && names.includes(name) && !declared.has(name)) found.push(node.start)
    })
  }
  return found.map((offset) => ({ file, line: lineAt(code, offset) }))
}

/** The text of a name (`name`) or of a member (`object.member`); undefined for any other node. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node['name'])
  const [object, property] = [node['object'], node['property']] as (Node | undefined)[]
  return node.type === 'MemberExpression' && object?.type === 'Identifier' && property?.type === 'Identifier'
    ? `${String(object['name'])}.${String(property['name'])}`
    : undefined
}

/** Names that a statement declares. A mention of such a name inside the statement does not count as a use. */
function declaredBy(statement: Node): string[] {
  const declaration = (statement['declaration'] as Node | null | undefined) ?? statement
  const ids = [
    declaration['id'],
    ...((declaration['declarations'] as Node[] | undefined) ?? []).map((each) => each['id']),
  ] as (Node | undefined | null)[]
  return ids.flatMap((id) => (id?.type === 'Identifier' ? [String(id['name'])] : []))
}
