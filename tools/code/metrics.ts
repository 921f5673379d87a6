import { dirname } from 'node:path'
import { importCycles, layerViolations } from './dependency-rules.ts'
import type { Module } from './modules.ts'

/** Figures of the portal's own code, without tests and examples. */
interface StructureMetrics {
  readonly files: number
  /** folders below `src` with a single source file */
  readonly oneFile: readonly string[]
  /** lines of imports as a share of all lines, from 0 to 1 */
  readonly importShare: number
  /** modules that combine an API call with a query key by hand instead of using the generated query */
  readonly joins: readonly string[]
  readonly circles: readonly string[]
  /** imports that the dependency rules forbid (dependency-rules.ts) */
  readonly wrongArrows: readonly string[]
}

/** Folders with only one source file. A reader has to open such a folder to reach a single file. */
export function oneFileFolders(files: readonly string[]): string[] {
  const byFolder = Map.groupBy(files, (file) => dirname(file))
  return [...byFolder].flatMap(([folder, inside]) => (inside.length === 1 ? [folder] : [])).toSorted()
}

/** Modules that combine an API call and a query key themselves instead of using the generated query. */
export const handWrittenJoins = (modules: readonly Module[]): string[] =>
  modules
    .filter(({ imports }) => {
      const makes = imports.some(
        ({ target, names }) =>
          target === 'src/platform/query/query.ts' && names.some((name) => /^(?:member)?query$/i.test(name)),
      )
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
