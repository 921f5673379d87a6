import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readSource, type Import, type Source } from './source.ts'

/** A source file of the repository. Imports of our own files are resolved to paths. */
export interface Module {
  readonly file: string
  readonly source: Source
  readonly imports: readonly (Import & { readonly target: string })[]
}

const ALIASES = [
  ['~generated/', 'generated/'],
  ['~forms/', 'forms/'],
  ['~/', 'src/'],
] as const

/** The file of an import, or the unchanged name of a package. */
export function targetOf(from: string, importer: string): string {
  const path = from.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.join(posix.dirname(importer), path)
  const alias = ALIASES.find(([name]) => path.startsWith(name))
  return alias ? alias[1] + path.slice(alias[0].length) : path
}

export const moduleOf = (file: string, code: string): Module => {
  const source = readSource(file, code)
  return { file, source, imports: source.imports.map((each) => ({ ...each, target: targetOf(each.from, file) })) }
}

/** Imports of our own files that do not exist. The compiler reports them too, but only in files that it compiles. */
export const lost = (modules: readonly Module[], root: string): string[] =>
  modules.flatMap(({ file, imports }) =>
    imports
      .filter(
        ({ target, isDynamic }) =>
          !isDynamic &&
          /^(?:src|generated|tools|tests|sandbox|forms|i18n)\//.test(target) &&
          !existsSync(join(root, target)),
      )
      .map(({ target }) => `${file}: no ${target}`),
  )
