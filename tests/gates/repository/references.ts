import { dirname, join } from 'node:path/posix'

/** Possible targets of references: the files of the repository and the ids that the specification defines. */
export interface Library {
  readonly files: ReadonlySet<string>
  readonly ids: ReadonlySet<string>
  /** prefixes of the ids: `CLAIM`, `D` */
  readonly prefixes: ReadonlySet<string>
  readonly read: (file: string) => string
}

/**
 * Folders in which a document is searched if a file names it without a folder. The folder of the file itself is
 * searched first.
 */
const SHELVES = ['', 'docs/', 'docs/how-to/', 'docs/specification/']

const pageOf = (name: string, file: string, { files }: Library): string | undefined =>
  [join(dirname(file), name), ...SHELVES.map((shelf) => shelf + name)].find((path) => files.has(path))

const headingsOf = (page: string): string[] => [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)

/** Files that readers of a how-to page create themselves. */
const MADE_BY_THE_READER = ['report.md', 'tests/pages/history-year-summary.test.ts']

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/**
 * References to a document that does not exist, or to a heading that does not exist in it. A heading is named after a
 * comma: `reliability-and-security.md, Session`.
 */
export function lostPages(file: string, text: string, library: Library): string[] {
  if (!text.includes('.md')) return []
  return [...text.matchAll(/(?<![\w/.-])((?:[\w.-]+\/|\/)*[\w.-]*\w\.md)\b(?:,\s([A-Z][^).,;:`\]]*))?/g)].flatMap(
    ({ 0: whole, 1: name = '', 2: heading, index }) => {
      const page = pageOf(name, file, library)
      const title = heading?.replace(/\n\s*(?:\/\/|\*|#)?\s*/g, ' ').trim()
      if (MADE_BY_THE_READER.includes(name)) return []
      const isThere = page !== undefined && (title === undefined || headingsOf(library.read(page)).includes(title))
      return isThere ? [] : [`${file}:${lineAt(text, index)} names ${whole.trim()}`]
    },
  )
}

/**
 * Relative links whose target does not exist. A path is relative to the document, because viewers resolve it from
 * there.
 */
export function lostLinks(file: string, text: string, { files }: Library): string[] {
  return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].flatMap(({ 1: target = '', index }) =>
    isPath(join(dirname(file), target), files) ? [] : [`${file}:${lineAt(text, index)} links to ${target}`],
  )
}

/** References to missing decision records, by number. */
export function lostRecords(file: string, text: string, { files }: Library): string[] {
  return [...text.matchAll(/ecisions? (\d{3})\b/g)].flatMap(({ 1: number, index }) =>
    [...files].some((path) => path.startsWith(`docs/decisions/${number}-`))
      ? []
      : [`${file}:${lineAt(text, index)} names decision ${number}`],
  )
}

/** Decision records whose title has a number other than that of the file, or that lack a date or a status. */
export function incompleteRecords(file: string, text: string): readonly string[] {
  const [, number] = /^# (\d{3})\. .+\n\nDate: \d{4}-\d\d-\d\d\\\nStatus: (?:Accepted|Superseded)\n/.exec(text) ?? []
  return number && file.includes(`/${number}-`)
    ? []
    : [`${file} does not begin with its number, its date and its status`]
}

/** File names in backticks, without a folder, that no file in the repository has. */
export const lostFileNames = (file: string, text: string, { files }: Library): readonly string[] => {
  const names = new Set([...files].map((path) => path.split('/').at(-1)!))
  return [...text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|css))`/g)].flatMap(({ 1: name = '', index }) =>
    names.has(name) ? [] : [`${file}:${lineAt(text, index)} names ${name}`],
  )
}

/** Ids that the specification does not define. A text is an id only if the specification uses its prefix. */
export function lostIds(file: string, text: string, { ids, prefixes }: Library): string[] {
  return [...text.matchAll(/(?<![\w-])([A-Z][A-Z\d]*)-\d{2,3}(?!\w|-\d)/g)].flatMap(
    ({ 0: id, 1: prefix = '', index }) =>
      ids.has(id) || !prefixes.has(prefix) ? [] : [`${file}:${lineAt(text, index)} names ${id}`],
  )
}

const PATHS =
  /(?<![\w./@~-])(?:src|tests|tools|sandbox|openapi|forms|i18n|generated|docs|deploy|public)\/[\w./<>*{},-]*[\w>*}/]/g

/** The comments of a source file, one per line. Code is left out, because its strings may contain invented paths. */
export const commentsOf = (file: string, text: string): string =>
  file.endsWith('.md')
    ? text
    : text.replaceAll(/^.*$/gm, (line) => /^\s*(?:\*|\/\*|#).*|(?<![:\w'"`])\/\/ .*/.exec(line)?.[0] ?? '')

/**
 * Paths in a document or comment that do not exist. `<area>` and `*` stand for any part of a name, `{en,fr}` for either
 * of the two.
 */
export function lostPaths(file: string, text: string, { files }: Library): string[] {
  return [...text.matchAll(PATHS)].flatMap(({ 0: path, index }) =>
    isPath(path, files) ? [] : [`${file}:${lineAt(text, index)} names ${path}`],
  )
}

function isPath(path: string, files: ReadonlySet<string>): boolean {
  if (files.has(path) || MADE_BY_THE_READER.includes(path)) return true
  const place = path.replace(/\/$/, '')
  // a decision record may be named by its number alone
  const starts = /^docs\/decisions\/\d{3}$/.test(place) ? `${place}-` : `${place}/`
  if (!/[<*{]/.test(place)) return [...files].some((each) => each.startsWith(starts))
  const pattern = place
    .replaceAll('.', '\\.')
    .replaceAll(/<[^>]*>/g, '[^/]+')
    .replaceAll('**', '.+')
    .replaceAll(/(?<!\.)\*/g, '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  const like = new RegExp(`^${pattern}(?:/|$)`)
  return [...files].some((each) => like.test(each))
}

/**
 * Code samples whose text is not in the file that is named beside the language at the start of the sample, and samples
 * of TypeScript that name no file. A line `…` stands for omitted lines.
 */
export function staleSamples(file: string, text: string, { files, read }: Library): string[] {
  return [...text.matchAll(/^```(?:\w+ (\S+)|tsx?)\n([\s\S]*?)^```$/gm)].flatMap(
    ({ 1: source, 2: sample = '', index }) => {
      if (!source) return [`${file}:${lineAt(text, index)} shows code without the name of its file`]
      const isShown = files.has(source) && piecesOf(sample).every((piece) => trimmed(read(source)).includes(piece))
      return isShown ? [] : [`${file}:${lineAt(text, index)} shows what is not in ${source}`]
    },
  )
}

/**
 * Removes indentation and trailing commas from each line. A code sample in the documentation may be indented less than
 * the source, and its last line may lack the comma that the source has.
 */
const trimmed = (text: string): string =>
  `\n${text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .join('\n')}\n`
const piecesOf = (sample: string): string[] =>
  trimmed(sample.trim())
    .split(/(?<=\n)…(?=\n)/)
    .filter((piece) => piece.trim() !== '')
