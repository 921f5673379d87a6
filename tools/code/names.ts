import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { targetOf } from './modules.ts'

/** A node of a parsed program. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** An export of a module; `*` stands for all of them. */
export interface Export {
  readonly file: string
  readonly name: string
}

/** Who refers to what inside of one program. Names of types are none: they are gone when it runs. */
export interface Names {
  /** local name -> the export it stands for */
  readonly imports: ReadonlyMap<string, Export>
  /** exported name -> local name, or what another module exports */
  readonly exports: ReadonlyMap<string, string | Export>
  /** modules of which everything is handed on */
  readonly handedOn: readonly string[]
  /** declared name -> the names that its declaration refers to; nested ones too, as tests declare theirs inside of groups */
  readonly declared: ReadonlyMap<string, ReadonlySet<string>>
  /** which of them are functions */
  readonly functions: ReadonlySet<string>
  /** names that are referred to as soon as the module is loaded */
  readonly atLoad: ReadonlySet<string>
  /** modules that are loaded with this one, whatever is used of them */
  readonly loads: readonly string[]
  /** modules that are fetched later, as a whole */
  readonly fetches: readonly string[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** A function that is written where it is used, or given a name. */
export const isFunction = (node: unknown): boolean => isNode(node) && /^(?:ArrowFunction|Function)Expression$/.test(node.type)

/** What stands below a node and is there when the program runs: types and the names of members are left out. */
export function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if ((key === 'property' || key === 'key') && node['computed'] === false) return []
    if (node.type === 'JSXAttribute' && key === 'name') return []
    return (Array.isArray(value) ? value : [value]).filter(isNode).flatMap((child) => {
      if (!child.type.startsWith('TS')) return [child]
      return isNode(child['expression']) ? [child['expression']] : [] // `value as Type`, `value!`
    })
  })
}

/** Calls `visit` with a node and everything below it. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

/** The names that a piece of a program refers to. Shadowed names are taken for the outer ones. */
export function referencesIn(node: Node): Set<string> {
  const names = new Set<string>()
  walk(node, ({ type, name }) => {
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') names.add(name)
  })
  return names
}

/** The modules that a piece of a program fetches: `import('./a.ts')`. */
export function fetchedIn(node: Node, file: string): string[] {
  const targets: string[] = []
  walk(node, ({ type, source }) => {
    const from = isNode(source) ? source['value'] : undefined
    if (type === 'ImportExpression' && typeof from === 'string') targets.push(targetOf(from, file))
  })
  return targets
}

/** Files that a program fetches by where they stand: `import.meta.glob('./steps/*.tsx')`. */
export function globbedBy(root: string, file: string, code: string): string[] {
  const lists = [...code.matchAll(/import\.meta\.glob(?:<[^()]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g)].map(([, list = '']) => list)
  const patterns = lists.flatMap((list) => [...list.matchAll(/'(\.[^']*)'/g)].map(([, pattern = '']) => posix.join(posix.dirname(file), pattern)))
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: root }))
}

/** Reads who refers to what. `root` is where patterns of `import.meta.glob` are looked up. */
export function readNames(file: string, code: string, root: string, { program, module } = parseSync(file, code)): Names {
  const body = program.body as unknown as Node[]
  const declared = new Map<string, Set<string>>()
  const declare = (names: Iterable<string>, references: ReadonlySet<string>) => {
    for (const name of names) declared.set(name, new Set([...(declared.get(name) ?? []), ...references]))
  }
  const functions = new Set<string>()
  const atLoad = new Set<string>()
  for (const statement of body) {
    const inner = isNode(statement['declaration']) ? statement['declaration'] : statement
    walk(statement, (node) => {
      const { id, init } = node
      if (!/^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type) || !isNode(id)) return
      const names = referencesIn(id)
      declare(names, referencesIn(node))
      if (node.type === 'FunctionDeclaration' || isFunction(init)) for (const name of names) functions.add(name)
    })
    const isDeclaration = /^(?:Variable|Function|Class|Import|ExportNamed|ExportAll|TS)/.test(inner.type)
    if (!isDeclaration) for (const name of referencesIn(inner)) atLoad.add(name)
  }

  const imports = new Map<string, Export>()
  const exports = new Map<string, string | Export>()
  const handedOn: string[] = []
  const loads: string[] = []
  for (const { entries, moduleRequest, start, end } of module.staticImports) {
    const target = targetOf(moduleRequest.value, file)
    const isType = /^import\s+type\b/.test(code.slice(start, end)) || (entries.length > 0 && entries.every((entry) => entry.isType))
    if (isType) continue
    loads.push(target)
    for (const entry of entries)
      if (!entry.isType)
        imports.set(entry.localName.value, {
          file: target,
          name: entry.importName.kind === 'Default' ? 'default' : (entry.importName.name ?? '*'),
        })
  }
  for (const { moduleRequest, isType, importName, exportName, localName } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (isType) continue
    const name = exportName.kind === 'Default' ? 'default' : exportName.name
    if (!moduleRequest) exports.set(name ?? 'default', localName.name ?? 'default')
    else {
      const target = targetOf(moduleRequest.value, file)
      loads.push(target)
      if (name) exports.set(name, { file: target, name: importName.name ?? '*' })
      else handedOn.push(target)
    }
  }
  return {
    imports,
    exports,
    handedOn,
    declared,
    functions,
    atLoad,
    loads,
    fetches: [...body.flatMap((statement) => fetchedIn(statement, file)), ...globbedBy(root, file, code)],
  }
}
