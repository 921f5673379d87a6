import { parseSync, Visitor } from 'vite'
import { pascal } from '../../generate/contracts/read-contract.ts'
import { lineAt, type CodeGraph, type Place } from './code-graph.ts'

/** How an operation reaches the pages: the generated call, the line of an api.ts that wraps it, and who uses that. */
export interface OperationReaders {
  readonly call: Place | undefined
  /** `history.claims` or `downloadClaims` in src/areas/history/api.ts */
  readonly wrappers: readonly (Place & { readonly name: string })[]
  readonly readers: readonly Place[]
}

/** Finds the users of generated calls; `callFile` is the generated client of the operation's tag. */
export function readersOfOperation(graph: CodeGraph, operationId: string, callFile: string, callLine: number): OperationReaders {
  const names = [operationId, `get${pascal(operationId)}QueryKey`]
  const wrappers: (Place & { name: string })[] = []
  const readers: Place[] = []
  for (const { file, imports } of graph.modules) {
    if (!imports.some(({ target, names: taken }) => target === callFile && taken.some((name) => names.includes(name)))) continue
    const code = graph.codeOf(file)
    const found = namedParts(file, code).filter(({ start, end, name }) => !names.includes(name) && mentions(code.slice(start, end), names))
    for (const { name, start } of found) wrappers.push({ file, line: lineAt(code, start), name })
    for (const { name } of found) readers.push(...usersOf(graph, file, name))
    if (found.length === 0) readers.push({ file, line: lineAt(code, code.search(new RegExp(`\\b${operationId}\\b`))) })
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
        if (init.type !== 'ObjectExpression') parts.push({ name: id.name, start: id.start, end: init.end })
        else
          for (const property of init.properties)
            if (property.type === 'Property' && property.key.type === 'Identifier')
              parts.push({ name: `${id.name}.${property.key.name}`, start: property.start, end: property.end })
      }
    },
  }).visit(parseSync(file, code).program)
  return parts
}

/** Where other modules, and this one, use an exported name; the line of its import does not count. */
function usersOf(graph: CodeGraph, owner: string, name: string): Place[] {
  const [exported = '', member] = name.split('.')
  const pattern = member ? new RegExp(`\\b${exported}\\.${member}\\b`, 'g') : new RegExp(`\\b${exported}\\b`, 'g')
  const users = graph.modules.filter(({ file, imports }) => file === owner || imports.some(({ target, names }) => target === owner && names.includes(exported)))
  return users.flatMap(({ file }) => {
    const code = graph.codeOf(file)
    return [...code.matchAll(pattern)]
      .map(({ index }) => ({ file, line: lineAt(code, index) }))
      .filter(({ line }) => !/^\s*(?:import\b|export (?:const|function)|\w+,?$|\} from)/.test(code.split('\n')[line - 1] ?? ''))
  })
}
