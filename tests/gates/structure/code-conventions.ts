import type { Module } from '../../../tools/code/modules.ts'

/** Paths with a name that does not say what the file contains, such as utils. */
export const emptyNames = (paths: readonly string[]): string[] =>
  paths.filter((path) =>
    path
      .split('/')
      .some((part) =>
        /^(?:utils?|utilities|helpers?|commons?|misc|shared-code|stuff|lib)(?:$|[.-])|[-.](?:utils?|helpers?)(?:$|\.)/i.test(
          part,
        ),
      ),
  )

/** Files that only re-export, such as an index file of a folder. */
export const barrels = (modules: readonly Module[], read: (file: string) => string): string[] =>
  modules
    .map(({ file }) => file)
    .filter((file) => /(?:^|\/)index\.tsx?$/.test(file) || /^\s*export \*/m.test(read(file)))

/**
 * Modules with a default export, which each importer can name as it likes. `allowed` lists the files for which a tool
 * requires a default export.
 */
export const defaultExports = (modules: readonly Module[], allowed: readonly RegExp[]): string[] =>
  modules
    .filter(({ file, source }) => source.hasDefaultExport && !allowed.some((pattern) => pattern.test(file)))
    .map(({ file }) => file)

/**
 * Exports that no other file imports. `foundByPath` lists exports that are used without an import by name, because a
 * tool or the portal finds their file by its path.
 */
export function unusedExports(
  modules: readonly Module[],
  foundByPath: readonly (readonly [file: RegExp, names: RegExp])[],
): string[] {
  const imported = new Map<string, Set<string>>()
  for (const { target, names } of modules.flatMap(({ imports }) => imports))
    for (const name of names) (imported.get(target) ?? imported.set(target, new Set()).get(target))?.add(name)
  return modules.flatMap(({ file, source }) => {
    const names = imported.get(file)
    if (names?.has('*')) return []
    const isRead = (name: string) =>
      name === 'default' || names?.has(name) || foundByPath.some(([path, read]) => path.test(file) && read.test(name))
    return source.exports.filter((name) => !isRead(name)).map((name) => `${file}: ${name}`)
  })
}

/**
 * Exports of the portal that only tests use. No source file of the portal imports them, and their own file does not use
 * them. Tests of such code prove nothing about the portal.
 */
export const testOnlyExports = (
  product: readonly Module[],
  foundByPath: readonly (readonly [file: RegExp, names: RegExp])[],
  read: (file: string) => string,
): string[] =>
  unusedExports(product, foundByPath).filter((found) => {
    const [file = '', name = ''] = found.split(': ')
    const code = read(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    return code.split(new RegExp(String.raw`\b${name}\b`)).length === 2
  })

const MARKUP_FROM_TEXT = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'srcdoc',
]
const CODE_FROM_TEXT = /\bnew Function\(|\beval\(|\bdocument\.write/

/**
 * Code that builds markup or code from text, which the content security policy blocks too (reliability-and-security.md,
 * Browser security).
 */
export const unsafe = (modules: readonly Module[], read: (file: string) => string): string[] =>
  modules.flatMap(({ file, source }) => [
    ...source.attributes
      .filter((name) => name === 'dangerouslySetInnerHTML' || name === 'srcDoc')
      .map((name) => `${file}: ${name}`),
    ...source.members.filter((name) => MARKUP_FROM_TEXT.includes(name)).map((name) => `${file}: ${name}`),
    ...(CODE_FROM_TEXT.test(read(file)) ? [`${file}: code from text`] : []),
  ])

/** Uses of `style=`. The content security policy blocks it on prerendered pages, and a brand could not change it. */
export const inlineStyles = (modules: readonly Module[]): string[] =>
  modules.filter(({ source }) => source.attributes.includes('style')).map(({ file }) => `${file}: style=`)

/** Text written directly in markup, which should be in the message catalogues. Signs such as a colon are allowed. */
export const wordsInMarkup = (modules: readonly Module[]): string[] =>
  modules.flatMap(({ file, source }) =>
    source.jsxTexts
      .filter((text) => /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, '')))
      .map((text) => `${file}: "${text}"`),
  )

export const longFiles = (modules: readonly Module[], read: (file: string) => string, limit: number): string[] =>
  modules
    .map(({ file }) => ({ file, lines: read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ file, lines }) => `${file}: ${lines} lines`)
