import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { targetOf } from './modules.ts'

/** A node of a syntax tree. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** An export of a module. The name `*` stands for all exports of the module. */
interface Export {
  readonly file: string
  readonly name: string
}

/** Imports and exports of a source file. Names of types are left out, because they do not exist at run time. */
export interface Names {
  /** local name -> the export to which it refers */
  readonly imports: ReadonlyMap<string, Export>
  /** exported name -> local name, or the export of another module that is re-exported */
  readonly exports: ReadonlyMap<string, string | Export>
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** True if a node is a function expression. Such a function has no name in the scope around it. */
export const isFunction = (node: unknown): boolean =>
  isNode(node) && /^(?:ArrowFunction|Function)Expression$/.test(node.type)

/** Child nodes that exist at run time, without types and property names. */
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

/** Calls `visit` with a node and all of its descendants. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

/**
 * Names to which a part of a source file refers. Scopes are ignored: a local name that shadows an outer one counts as a
 * reference to the outer one.
 */
export function referencesIn(node: Node): Set<string> {
  const names = new Set<string>()
  walk(node, ({ type, name }) => {
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') names.add(name)
  })
  return names
}

/** Modules that a part of a source file imports dynamically: `import('./a.ts')`. */
export function fetchedIn(node: Node, file: string): string[] {
  const targets: string[] = []
  walk(node, ({ type, source }) => {
    const from = isNode(source) ? source['value'] : undefined
    if (type === 'ImportExpression' && typeof from === 'string') targets.push(targetOf(from, file))
  })
  return targets
}

/** Files that a source file imports with a pattern: `import.meta.glob('./steps/*.tsx')`. */
export function globbedBy(root: string, file: string, code: string): string[] {
  const lists = [...code.matchAll(/import\.meta\.glob(?:<[^()]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g)].map(
    ([, list = '']) => list,
  )
  const patterns = lists.flatMap((list) =>
    [...list.matchAll(/'(\.[^']*)'/g)].map(([, pattern = '']) => posix.join(posix.dirname(file), pattern)),
  )
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: root }))
}

/** Reads the names that a source file imports and exports. */
export function readNames(file: string, { module }: Pick<ReturnType<typeof parseSync>, 'module'>, code: string): Names {
  const imports = new Map<string, Export>()
  const exports = new Map<string, string | Export>()
  for (const { entries, moduleRequest, start, end } of module.staticImports) {
    if (/^import\s+type\b/.test(code.slice(start, end))) continue
    const target = targetOf(moduleRequest.value, file)
    for (const { isType, localName, importName } of entries)
      if (!isType)
        imports.set(localName.value, {
          file: target,
          name: importName.kind === 'Default' ? 'default' : (importName.name ?? '*'),
        })
  }
  for (const { moduleRequest, isType, importName, exportName, localName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (isType) continue
    const name = exportName.kind === 'Default' ? 'default' : exportName.name
    if (!moduleRequest) exports.set(name ?? 'default', localName.name ?? 'default')
    else if (name) exports.set(name, { file: targetOf(moduleRequest.value, file), name: importName.name ?? '*' })
  }
  return { imports, exports }
}
