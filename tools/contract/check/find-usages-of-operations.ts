import { parseSync, Visitor } from 'vite'
import { walk, type Node } from '../../code/names.ts'
import { generatedNames } from '../calls/facts.ts'
import { lineAt, type CodeGraph, type Place } from './code-graph.ts'

/** Use of an operation by the portal: through its hook, or through wrappers of an area. */
export interface OperationUsages {
  readonly call: Place | undefined
  /** exports built on the operation, such as `benefitsQuery` in src/domain/shared-queries.ts */
  readonly wrappers: readonly (Place & { readonly name: string })[]
  readonly readers: readonly Place[]
}

/**
 * Finds the users of an operation's generated code. `callFile` is the generated client of its tag. The hooks are in the
 * file beside it. With `without`, only users whose code does not name this parameter.
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
    // a component displays the data itself; any other module may export it under another name
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

/** Named exports of a module: functions, values, and properties of an exported object as `object.property`. */
function namedParts(file: string, code: string): Part[] {
  const parts: Part[] = []
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type === 'FunctionDeclaration' && declaration.id)
        parts.push({ name: declaration.id.name, start: declaration.start, end: declaration.end })
      if (declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || !init) continue
        // `{ … } as const` is an object too
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

/** Uses of an exported name in other modules and in its own. */
function usersOf(graph: CodeGraph, owner: string, name: string): Place[] {
  const [exported = ''] = name.split('.')
  const users = graph.modules.filter(
    ({ file, imports }) =>
      file === owner || imports.some(({ target, names }) => target === owner && names.includes(exported)),
  )
  return users.flatMap(({ file }) => usesIn(file, graph.codeOf(file), [name]))
}

/**
 * Places where a program refers to one of these names, or to `object.member`. Imports, declarations and texts with the
 * same words are no uses.
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

/** `name` or `object.member`, or undefined for other nodes. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node['name'])
  const [object, property] = [node['object'], node['property']] as (Node | undefined)[]
  return node.type === 'MemberExpression' && object?.type === 'Identifier' && property?.type === 'Identifier'
    ? `${String(object['name'])}.${String(property['name'])}`
    : undefined
}

/**
 * Names that a statement declares and may therefore mention without using them. `queries` is no such name, because the
 * router uses its content.
 */
function declaredBy(statement: Node): string[] {
  const declaration = (statement['declaration'] as Node | null | undefined) ?? statement
  const ids = [
    declaration['id'],
    ...((declaration['declarations'] as Node[] | undefined) ?? []).map((each) => each['id']),
  ] as (Node | undefined | null)[]
  return ids.flatMap((id) => (id?.type === 'Identifier' ? [String(id['name'])] : []))
}
