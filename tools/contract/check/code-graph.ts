import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleOf, type Module } from '../../code/modules.ts'
import { parseSync } from 'vite'
import { DATA_SOURCE, ENGINE, STEP_DATA, STEP_LOADER } from './wizard-steps.ts'
import { fetchedIn, globbedBy, readNames, referencesIn, walk, type Names, type Node } from '../../code/names.ts'

/** A line in the portal's code. */
export interface Place {
  readonly file: string
  readonly line: number
}

/** The modules of the portal with their imports. */
export interface CodeGraph {
  readonly modules: readonly Module[]
  readonly codeOf: (file: string) => string
  /**
   * Files that depend on the declaration at a line of `file`, including `file` itself; without a line, files that
   * depend on any part of `file`. A file that imports only other names of `file` is left out. The search stops at the
   * module of a claim step, because one page loads the modules of all steps by name. `stepPages` finds the pages that
   * show this step.
   */
  readonly dependents: (file: string, line?: number) => ReadonlySet<string>
  /**
   * The code around a line of `file`: the statements, objects, elements and functions that contain it, innermost first.
   * The result does not depend on formatting.
   */
  readonly around: (place: Place) => readonly string[]
  /** the lines of `file` that use a property called `name`: they read it, write it, or destructure it */
  readonly mentionsOf: (file: string, name: string) => readonly Place[]
}

/** True if a module imports this name from generated code. */
export const importsGenerated = ({ imports }: Module, name: string): boolean =>
  imports.some(({ target, names }) => target.startsWith('generated/') && names.includes(name))

/**
 * Syntax nodes whose parts belong together, such as a value with its label, an element with its text, or a statement.
 */
const ONE_THING =
  /^(?:ObjectExpression|JSXElement|VariableDeclarator|ArrowFunctionExpression|.*(?:Statement|Declaration))$/

/**
 * Modules that import all pages. The graph leaves them out, because they would make every page depend on every
 * declaration.
 */
const JOINTS = new Set(['src/app/routes.ts', 'src/app/public-pages.ts', 'src/app/member-pages.ts'])

export function readCode(root: string): CodeGraph {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|examples)\.tsx?$/.test(file))
    .toSorted()
  const codes = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const modules = files.map((file) => moduleOf(file, codes.get(file)!))
  const users = new Map<string, Declared[]>()
  const declared = new Map<string, readonly Statement[]>()
  const programs = new Map<string, Node>()
  for (const file of files) {
    const code = codes.get(file)!
    const parsed = parseSync(file, code)
    const names = readNames(file, parsed, code)
    programs.set(file, parsed.program as unknown as Node)
    const statements = statementsOf(parsed.program.body as unknown as Node[], code)
    declared.set(file, file === STEP_DATA ? statements.flatMap((each) => sourcesIn(each, code)) : statements)
    if (!JOINTS.has(file))
      for (const [used, user] of linksOf(root, file, code, names, declared.get(file)!))
        users.set(used, [...(users.get(used) ?? []), user])
  }
  return {
    modules,
    codeOf: (file) => codes.get(file) ?? '',
    dependents: (start, line) => {
      const seen = new Set<string>()
      const reached = new Set([start])
      const visit = (key: string) => {
        if (seen.has(key)) return
        seen.add(key)
        // a module that imports all of another module (`import *`, dynamic import) depends on each export of that
        // module
        const whole = `${key.split('#')[0]}#*`
        for (const { file, name } of [...(users.get(key) ?? []), ...(users.get(whole) ?? [])]) {
          reached.add(file)
          if (name.startsWith(DATA_SOURCE)) reached.add(name)
          // the search stops at the wizard engine, because every step depends on it; a step that shows a changed answer
          // is found through its own modules
          if (file !== ENGINE) visit(`${file}#${name}`)
        }
      }
      const all = declared.get(start) ?? []
      const here = line === undefined ? [] : all.filter(({ from, to }) => from <= line && line <= to)
      for (const { name } of here.length > 0 ? here : all) {
        if (name.startsWith(DATA_SOURCE)) reached.add(name)
        visit(`${start}#${name}`)
      }
      return reached
    },
    mentionsOf: (file, name) => {
      const code = codes.get(file) ?? ''
      const program = programs.get(file)
      const named = new Set<number>()
      if (program && new RegExp(String.raw`\b${name}\b`).test(code))
        walkAll(program, (node) => {
          const key = (node['property'] ?? node['key']) as Node | undefined
          if (key?.type === 'Identifier' && key['name'] === name) named.add(key.start)
        })
      return [...named].map((at) => ({ file, line: lineAt(code, at) }))
    },
    around: ({ file, line }) => {
      const code = codes.get(file) ?? ''
      const program = programs.get(file)
      if (!program) return []
      const start = code.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, 0)
      const [, indent, text] = /^(\s*)(.*?)[,;]?$/.exec(code.slice(start).split('\n', 1)[0]!)!
      const [from, to] = [start + indent!.length, start + indent!.length + text!.length]
      const found: Node[] = []
      walk(program, (node) => {
        if (node.start <= from && node.end >= to && ONE_THING.test(node.type)) found.push(node)
      })
      return found
        .toSorted((a, b) => a.end - a.start - (b.end - b.start))
        .map((node) => code.slice(node.start, node.end))
    },
  }
}

/**
 * Calls `visit` for a node and all nodes below it. Unlike `walk`, this function also visits the property names in
 * member expressions.
 */
function walkAll(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node).flat())
    if (typeof value === 'object' && value !== null && typeof (value as Node).type === 'string')
      walkAll(value as Node, visit)
}

interface Declared {
  readonly file: string
  readonly name: string
}
/** A name that a statement declares, with the first and last line of the statement. */
interface Statement {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly node: Node
}

/** Name for code that runs when a module is loaded. All declarations of the module depend on it. */
const AT_LOAD = '(at load)'

/** The declarations in a program, one entry for each declared name. Imports and re-exports are left out. */
const statementsOf = (body: readonly Node[], code: string): Statement[] =>
  body
    .filter(
      ({ type, declaration }) =>
        !/^(?:Import|ExportAll|TS)/.test(type) && (type !== 'ExportNamedDeclaration' || declaration),
    )
    .flatMap((node) => {
      const inner = (node['declaration'] as Node | null | undefined) ?? node
      const ids = [inner['id'], ...((inner['declarations'] as Node[] | undefined) ?? []).map((each) => each['id'])] as (
        | Node
        | null
        | undefined
      )[]
      const declared = ids.flatMap((id) => (id ? [...referencesIn(id)] : []))
      const names = declared.length > 0 ? declared : [node.type === 'ExportDefaultDeclaration' ? 'default' : AT_LOAD]
      return names.map((name) => ({ name, from: lineAt(code, node.start), to: lineAt(code, node.end), node }))
    })

/** Splits the declaration of the wizard's data sources into one declaration for each source. */
function sourcesIn(statement: Statement, code: string): Statement[] {
  const declarations = (statement.node['declarations'] as Node[] | undefined) ?? []
  const [init] = declarations.map((each) => each['init'] as Node | null)
  if (!statement.name.endsWith('Sources') || init?.type !== 'ObjectExpression') return [statement]
  return (init['properties'] as Node[]).map((node) => ({
    name: `${DATA_SOURCE}${String((node['key'] as Node | undefined)?.['name'])}`,
    from: lineAt(code, node.start),
    to: lineAt(code, node.end),
    node,
  }))
}

const isAssigned = (name: string, text: string): boolean =>
  new RegExp(String.raw`(?<!(?:const|let) )\b${name}\s*=(?![=>])`).test(text)

/**
 * The dependencies in a module, as pairs of the name that is used (`file#name`) and the name that uses it. An exported
 * name uses a local name, a declaration uses the names in its code, and code with a dynamic import uses the imported
 * module.
 */
function linksOf(
  root: string,
  file: string,
  code: string,
  names: Names,
  statements: readonly Statement[],
): [used: string, user: Declared][] {
  const links: [string, Declared][] = []
  const link = (used: string, name: string) => links.push([used, { file, name }])
  const declared = new Set(statements.map(({ name }) => name))
  for (const [outside, inside] of names.exports) {
    if (typeof inside !== 'string') link(`${inside.file}#${inside.name}`, outside)
    else if (inside !== outside) link(`${file}#${inside}`, outside)
  }
  for (const each of declared) if (each !== AT_LOAD) link(`${file}#${AT_LOAD}`, each)
  for (const { name, node } of statements) {
    const text = code.slice(node.start, node.end)
    for (const mentioned of referencesIn(node)) {
      const imported = names.imports.get(mentioned)
      const isKnown = imported !== undefined || (mentioned !== name && declared.has(mentioned))
      if (!isKnown) continue
      const used = imported ? `${imported.file}#${imported.name}` : `${file}#${mentioned}`
      link(used, name)
      // code that reads a variable depends on the code that assigns it
      if (!imported && isAssigned(mentioned, text)) link(`${file}#${name}`, mentioned)
    }
    const fetched = [...fetchedIn(node, file), ...(file === STEP_LOADER ? [] : globbedBy(root, file, text))]
    for (const target of fetched) link(`${target}#*`, name)
  }
  return links
}

export const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length
