import type { Place } from './code-graph.ts'
import type { Report } from './compare.ts'
import type { Impact } from './impact.ts'
import { SEVERITIES } from './severity.ts'
import { partOf, worstOf } from './version.ts'

type Line = { readonly depth: number; readonly text: string }
const at = ({ file, line }: Place): string => `${file}:${line}`
const list = (places: readonly Place[]): string => [...new Set(places.map(at))].join(', ')
const MOST_ROUTES = 4
const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

/** Whether the change can go in as it is: a version that says what it is, and a portal that still compiles and passes. */
export const isAcceptable = ({ lint, versions, consequences }: Report): boolean =>
  lint === undefined && versions.every(({ isEnough }) => isEnough) && (consequences?.types.length ?? 0) === 0 && (consequences?.tests?.length ?? 0) === 0

/** One sentence on who feels a change. */
export function sentenceOf({ operations, properties, pages, everyPage, forms }: Impact): string {
  const portal = properties.flatMap((each) => each.portal)
  const files = new Set(portal.map(({ file }) => file)).size
  const formText = forms.length === 0 ? 'no form' : count(forms.length, 'form rule')
  if (properties.length > 0 && portal.length === 0 && forms.length === 0) return `Nobody reads ${properties.map(({ name }) => name).join(', ')} in the portal.`
  const used = operations.filter(({ readers }) => readers.readers.length > 0)
  if (properties.length === 0 && used.length === 0 && forms.length === 0) return 'Nothing in the portal uses it yet.'
  const where = everyPage && pages.length > 8 ? 'the frame of every page' : pages.length === 0 ? 'no page' : pageNames(pages).join(', ')
  return `Touches ${where}${files > 0 ? ` (${count(files, 'file')})` : ''}, ${formText}.`
}

const byFile = (pages: Impact['pages']) => Map.groupBy(pages, ({ file }) => file)

/** The steps of the wizard are many routes and one page. */
const pageNames = (pages: Impact['pages']): string[] =>
  [...byFile(pages).values()].map((rows) =>
    rows.length > MOST_ROUTES ? `${rows[0]!.id.split('.')[0]} (${rows.length} routes)` : rows.map(({ id }) => id).join(', '),
  )

const routesOf = (pages: Impact['pages']): string[] =>
  [...byFile(pages)].map(([file, rows]) => {
    const shown = rows.slice(0, MOST_ROUTES).map(({ path }) => `/${path}`)
    return `${file} at ${shown.join(', ')}${rows.length > MOST_ROUTES ? ` and ${rows.length - MOST_ROUTES} more` : ''}`
  })

function linesOf(report: Report): Line[] {
  const lines: Line[] = []
  const say = (depth: number, text: string) => void lines.push({ depth, text })
  const { changes, versions, consequences, lint } = report
  const worst = worstOf(changes)
  if (lint !== undefined) {
    say(0, 'The contracts break a rule')
    say(1, lint)
  }
  say(0, worst ? `${count(changes.length, 'change')} since ${report.base}, ${worst}` : `No change of the contracts since ${report.base}`)
  for (const { service, base, head, worst: own, needed, isEnough } of versions) {
    if (!own) continue
    say(
      1,
      `${service} ${base} -> ${head}: ${isEnough ? `enough for a change that is ${own}` : `not enough, a change that is ${own} needs a new ${partOf(own)} version, ${needed}`}`,
    )
  }
  for (const severity of SEVERITIES) {
    const some = changes.filter((change) => change.severity === severity)
    if (some.length === 0) continue
    say(0, `${severity[0]!.toUpperCase()}${severity.slice(1)} (${some.length})`)
    for (const { sentence, source, impact } of some) {
      say(1, `${sentence} ${at(source)}`)
      say(2, sentenceOf(impact))
      if (severity !== 'editorial') for (const text of detailsOf(impact)) say(2, text)
    }
  }
  if (!consequences) return lines
  say(0, 'After generating everything anew')
  say(1, consequences.types.length === 0 ? 'The compiler is content.' : `The compiler names ${count(consequences.types.length, 'place')}:`)
  for (const { file, line, message } of consequences.types) say(2, `${file}:${line} ${message.slice(0, 200)}`)
  const { tests } = consequences
  if (!tests) say(1, 'The contract tests wait until it is.')
  else say(1, tests.length === 0 ? 'The contract tests pass.' : `${count(tests.length, 'contract test')} ${tests.length === 1 ? 'fails' : 'fail'}:`)
  for (const title of tests ?? []) say(2, title)
  return lines
}

function detailsOf({ operations, properties, pages, forms, messages }: Impact): string[] {
  const names = operations.map(({ operationId }) => operationId)
  const calls = operations.flatMap(({ readers: { call } }) => call ?? [])
  const wrappers = operations.flatMap(({ readers }) => readers.wrappers)
  return [
    ...(names.length > 0 ? [`operations: ${names.join(', ')}`] : []),
    ...(calls.length > 0 ? [`calls: ${list(calls)}`] : []),
    ...(wrappers.length > 0 ? [`through: ${wrappers.map((each) => `${each.name} ${at(each)}`).join(', ')}`] : []),
    ...properties.map(
      ({ name, portal, others }) =>
        `${name} is read at ${portal.length > 0 ? list(portal) : 'no place of the portal'}${others.length > 0 ? `; tests and stand-ins: ${list(others)}` : ''}`,
    ),
    ...(pages.length > 0 ? [`pages: ${routesOf(pages).join('; ')}`] : []),
    ...(forms.length > 0 ? [`forms: ${list(forms)}`] : []),
    ...(messages.length > 0 ? [`messages: ${messages.map((each) => `${each.id} ${at(each)}`).join(', ')}`] : []),
  ]
}

export const asText = (report: Report): string =>
  `${linesOf(report)
    .map(({ depth, text }) => `${'  '.repeat(depth)}${text}`)
    .join('\n')}\n`

/** For the description of a pull request. */
export const asMarkdown = (report: Report): string =>
  `# Contract check\n\n${isAcceptable(report) ? 'This change can go in.' : '**This change cannot go in as it is.**'}\n\n${linesOf(report)
    .map(({ depth, text }) => (depth === 0 ? `\n## ${text}\n` : `${'  '.repeat(depth - 1)}- ${escaped(text)}`))
    .join('\n')}\n`

const escaped = (text: string): string => text.replaceAll(/[<>*_|]/g, String.raw`\$&`)

export const asJson = (report: Report): string =>
  `${JSON.stringify({ acceptable: isAcceptable(report), ...report, changes: report.changes.map((change) => ({ ...change, summary: sentenceOf(change.impact) })) }, undefined, 2)}\n`
