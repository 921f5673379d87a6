import { parseSync, Visitor } from 'vite'
import { generatedNames } from '../calls/facts.ts'
import { lineAt, type CodeGraph, type Place } from './code-graph.ts'

/** How an operation reaches the pages: by its hook, or through what an area makes of it. */
export interface OperationReaders {
  readonly call: Place | undefined
  /** what means more than the operation: `benefitsQuery` in src/platform/insured/insured.ts */
  readonly wrappers: readonly (Place & { readonly name: string })[]
  readonly readers: readonly Place[]
}

/** Finds the users of what is generated for an operation; `callFile` is the generated client of its tag, beside which its hooks are. */
export function readersOfOperation(graph: CodeGraph, operationId: string, callFile: string, callLine: number): OperationReaders {
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
    if (found.length === 0) readers.push(...mentionsIn(file, code, new RegExp(`\\b(?:${names.join('|')})\\b`, 'g')))
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
  return users.flatMap(({ file }) => mentionsIn(file, graph.codeOf(file), pattern))
}

/** Where a name stands in a file; the lines of its import and of its own declaration do not count. */
const mentionsIn = (file: string, code: string, pattern: RegExp): Place[] =>
  [...code.matchAll(pattern)]
    .map(({ index }) => ({ file, line: lineAt(code, index) }))
    .filter(({ line }) => !/^\s*(?:import\b|export (?:const (?!queries)|function)|\w+,?$|\} from)/.test(code.split('\n')[line - 1] ?? ''))
