import { parseSync, Visitor } from 'vite'
import { walk, type Node } from '../../code/names.ts'
import { generatedNames } from '../calls/facts.ts'
import { lineAt, type CodeGraph, type Place } from './code-graph.ts'

/** How an operation reaches the pages: by its hook, or through what an area makes of it. */
export interface OperationUsages {
  readonly call: Place | undefined
  /** what means more than the operation: `benefitsQuery` in src/domain/shared-queries.ts */
  readonly wrappers: readonly (Place & { readonly name: string })[]
  readonly readers: readonly Place[]
}

/** Finds the users of what is generated for an operation; `callFile` is the generated client of its tag, beside which its hooks are. */
export function findUsagesOfOperation(graph: CodeGraph, operationId: string, callFile: string, callLine: number): OperationUsages {
  const names = generatedNames(operationId)
  const files = [callFile, callFile.replace('/client/', '/queries/')]
  const wrappers: (Place & { name: string })[] = []
  const readers: Place[] = []
  for (const { file, imports } of graph.modules) {
    if (!imports.some(({ target, names: taken }) => files.includes(target) && taken.some((name) => names.includes(name)))) continue
    const code = graph.codeOf(file)
    // a component shows what it reads; any other module hands it on under a name of its own
    const found = file.endsWith('.tsx') ? [] : namedParts(file, code).filter(({ start, end }) => mentions(code.slice(start, end), names))
    for (const { name, start } of found) wrappers.push({ file, line: lineAt(code, start), name })
    for (const { name } of found) readers.push(...usersOf(graph, file, name))
    if (found.length === 0) readers.push(...usesIn(file, code, names))
  }
  return { call: callLine > 0 ? { file: callFile, line: callLine } : undefined, wrappers, readers: distinct(readers) }
}

const mentions = (code: string, names: readonly string[]): boolean => names.some((name) => new RegExp(`\\b${name}\\b`).test(code))
export const distinct = (places: readonly Place[]): Place[] => [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()]

interface Part {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** What a module exports, by name: functions, values, and the properties of an exported object as `object.property`. */
function namedParts(file: string, code: string): Part[] {
  const parts: Part[] = []
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type === 'FunctionDeclaration' && declaration.id)
        parts.push({ name: declaration.id.name, start: declaration.start, end: declaration.end })
      if (declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || !init) continue
        // `{ … } as const` is an object all the same
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

/** Where other modules, and this one, use an exported name. */
function usersOf(graph: CodeGraph, owner: string, name: string): Place[] {
  const [exported = ''] = name.split('.')
  const users = graph.modules.filter(({ file, imports }) => file === owner || imports.some(({ target, names }) => target === owner && names.includes(exported)))
  return users.flatMap(({ file }) => usesIn(file, graph.codeOf(file), [name]))
}

/** Where a program refers to one of these names, `object.member` for one of an object; what imports or declares it is no use, nor is a text that looks like it. */
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

/** `name`, or `object.member`. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node['name'])
  const [object, property] = [node['object'], node['property']] as (Node | undefined)[]
  return node.type === 'MemberExpression' && object?.type === 'Identifier' && property?.type === 'Identifier'
    ? `${String(object['name'])}.${String(property['name'])}`
    : undefined
}

/** The names that a statement gives; it may refer to them by itself. `queries` is given to the router, which is a use of what is in it. */
function declaredBy(statement: Node): string[] {
  const declaration = (statement['declaration'] as Node | null | undefined) ?? statement
  const ids = [declaration['id'], ...((declaration['declarations'] as Node[] | undefined) ?? []).map((each) => each['id'])] as (Node | undefined | null)[]
  return ids.flatMap((id) => (id?.type === 'Identifier' ? [String(id['name'])] : []))
}
