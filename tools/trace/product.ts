import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNames, type Export, type Names } from '../code/names.ts'

/** Reads the names of a module; nothing for what is no program of the repository (a package, a stylesheet, words). */
type ReadModule = (file: string) => Names | undefined

/** What the portal uses of its own code when it runs. */
export interface Product {
  readonly uses: (wanted: Export) => boolean
  readonly isFunction: (wanted: Export) => boolean
}

/** Where the portal begins: in the browser, and where the build writes its public pages. */
const BEGINNINGS = ['src/main.tsx', 'src/entry-prerender.tsx'] as const

/**
 * Follows every use from where the portal begins: what runs when a module is loaded, and what a declaration that is used refers to. An export that only tests
 * call is not reached.
 */
export function readProduct(beginnings: readonly string[], read: ReadModule): Product {
  const modules = new Map<string, Names | undefined>()
  const used = new Set<string>()
  const waiting: (() => void)[] = []

  const load = (file: string): Names | undefined => {
    if (modules.has(file)) return modules.get(file)
    const names = read(file)
    modules.set(file, names)
    if (!names) return undefined
    for (const target of names.loads) load(target)
    for (const target of names.fetches) waiting.push(() => follow({ file: target, name: '*' }))
    for (const name of names.atLoad) waiting.push(() => followLocal(file, names, name))
    return names
  }

  const isNew = (key: string): boolean => !used.has(key) && Boolean(used.add(key))

  const follow = ({ file, name }: Export): void => {
    const names = load(file)
    if (!names || !isNew(`${file}#${name}`)) return
    if (name === '*') for (const each of names.exports.keys()) follow({ file, name: each })
    for (const target of names.handedOn) follow({ file: target, name })
    const exported = names.exports.get(name)
    if (typeof exported === 'string') followLocal(file, names, exported)
    else if (exported) follow(exported)
  }

  const followLocal = (file: string, names: Names, name: string): void => {
    if (!isNew(`${file} ${name}`)) return
    const imported = names.imports.get(name)
    if (imported) waiting.push(() => follow(imported))
    for (const reference of names.declared.get(name) ?? []) waiting.push(() => followLocal(file, names, reference))
  }

  for (const file of beginnings) follow({ file, name: '*' })
  while (waiting.length > 0) waiting.pop()!()
  const loaded = new Set(modules.keys()) // `isFunction` reads more

  const isUsed = ({ file, name }: Export): boolean => {
    if (name === '*') return loaded.has(file)
    const exported = modules.get(file)?.exports.get(name)
    if (typeof exported === 'string') return used.has(`${file} ${exported}`)
    return exported ? isUsed(exported) : used.has(`${file}#${name}`)
  }
  const isFunction = ({ file, name }: Export): boolean => {
    const names = load(file)
    const exported = names?.exports.get(name)
    return typeof exported === 'string' ? names!.functions.has(exported) : exported !== undefined && isFunction(exported)
  }
  return { uses: isUsed, isFunction }
}

/** Reads the portal of this repository. */
export const productOf = (root: string): Product =>
  readProduct(BEGINNINGS, (file) => {
    const isProgram = /^(?:src|generated|forms)\/.+\.(?:ts|tsx|js|mjs)$/.test(file) && !file.endsWith('.d.ts')
    return isProgram && existsSync(join(root, file)) ? readNames(file, readFileSync(join(root, file), 'utf8'), root) : undefined
  })
