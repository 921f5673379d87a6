import { dirname } from 'node:path'
import { importCycles, layerViolations } from './dependency-rules.ts'
import type { Module } from './modules.ts'

/** Figures of the portal's own code, without tests and examples. */
interface StructureMetrics {
  readonly files: number
  /** files of `src` for each page, the page's own included */
  readonly filesPerPage: number
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

/**
 * What the code must not exceed, so that nobody splits files without need. The limit of files grows with the pages: a new
 * page may bring its parts and its model. Files that are apart only because the portal loads them at another time count
 * too: what reads a receipt, the schemas of responses, what only a claim's own page shows.
 */
export const LIMITS = { filesPerPage: 5.4, importShare: 0.1105 }

/** Says by how much the code exceeds its limits, and what to do; empty if it does not. */
export function excesses({ files, filesPerPage, importShare }: StructureMetrics): string[] {
  return [
    ...(filesPerPage > LIMITS.filesPerPage
      ? [
          `src has ${files} files, ${filesPerPage.toFixed(2)} for each page, and the limit is ${LIMITS.filesPerPage}. Put what changes together into one file (docs/style.md, "A file holds one thing whole"). If the files must be apart, raise the limit in tools/code/metrics.ts and say why in the commit.`,
        ]
      : []),
    ...(importShare > LIMITS.importShare
      ? [
          `${(importShare * 100).toFixed(2)} % of the lines of src are imports, and the limit is ${LIMITS.importShare * 100} %. Files that import much and do little belong together. If they must be apart, raise the limit in tools/code/metrics.ts and say why in the commit.`,
        ]
      : []),
  ]
}

/** Where a page's file and its row have to be, even if an area has no other file there. */
const PRESCRIBED = /^src\/areas\/[^/]+\/(?:routes\.ts|pages\/[^/]+)$/

/**
 * Folders with only one source file. A reader has to open such a folder to reach a single file. The page and the page
 * definitions of an area do not count, because the page table looks for them there.
 */
export function oneFileFolders(files: readonly string[]): string[] {
  const byFolder = Map.groupBy(files, (file) => dirname(file))
  return [...byFolder]
    .flatMap(([folder, inside]) => (inside.length === 1 && !PRESCRIBED.test(inside[0]!) ? [folder] : []))
    .toSorted()
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
    filesPerPage: src.length / Math.max(1, src.filter(({ file }) => file.endsWith('.page.tsx')).length),
    oneFile: oneFileFolders(src.map(({ file }) => file)),
    importShare: imports / texts.reduce((sum, text) => sum + linesOf(text), 0),
    joins: handWrittenJoins(src),
    circles: importCycles(modules),
    wrongArrows: layerViolations(modules),
  }
}
