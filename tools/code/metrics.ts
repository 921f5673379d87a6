import { dirname } from 'node:path'
import { importCycles, layerViolations } from './dependency-rules.ts'
import type { Module } from './modules.ts'

/** The figures of the portal's own code, tests and examples left out. */
interface StructureMetrics {
  readonly files: number
  /** folders that hold a single program, below `src` */
  readonly oneFile: readonly string[]
  /** lines of imports among all lines */
  readonly importShare: number
  /** calls and keys joined by hand, where a generated query does it */
  readonly joins: readonly string[]
  readonly circles: readonly string[]
  /** arrows that run back, or from one area to another */
  readonly wrongArrows: readonly string[]
}

/** Folders with one program: the drawer costs more than what is in it. */
export function oneFileFolders(files: readonly string[]): string[] {
  const byFolder = Map.groupBy(files, (file) => dirname(file))
  return [...byFolder].flatMap(([folder, inside]) => (inside.length === 1 ? [folder] : [])).toSorted()
}

/** Modules that make a question of a call themselves. */
export const handWrittenJoins = (modules: readonly Module[]): string[] =>
  modules
    .filter(({ imports }) => {
      const makes = imports.some(({ target, names }) => target === 'src/platform/query/query.ts' && names.some((name) => /^(?:member)?query$/i.test(name)))
      return makes && imports.some(({ target, isTypeOnly }) => /^generated\/\w+\/client\//.test(target) && !isTypeOnly)
    })
    .map(({ file }) => file)

const IMPORT = /^import\b[^'\n]*(?:\n[^'\n]*)*?'[^']*'\n/gm
const linesOf = (text: string): number => text.split('\n').length - 1

export function measureStructure(modules: readonly Module[], read: (file: string) => string): StructureMetrics {
  const src = modules.filter(({ file }) => file.startsWith('src/'))
  const texts = src.map(({ file }) => read(file))
  const imports = texts.flatMap((text) => text.match(IMPORT) ?? []).reduce((sum, each) => sum + linesOf(each), 0)
  return {
    files: src.length,
    oneFile: oneFileFolders(src.map(({ file }) => file)),
    importShare: imports / texts.reduce((sum, text) => sum + linesOf(text), 0),
    joins: handWrittenJoins(src),
    circles: importCycles(modules),
    wrongArrows: layerViolations(modules),
  }
}
