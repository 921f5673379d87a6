import type { Place } from './code-graph.ts'
import type { JudgedChange } from './approvals.ts'
import type { Report } from './compare.ts'
import type { Impact } from './impact.ts'
import { SEVERITIES, type Severity } from './severity.ts'
import { partOf, worstOf } from './version.ts'

type Line = { readonly depth: number; readonly text: string }
const at = ({ file, line }: Place): string => `${file}:${line}`
const list = (places: readonly Place[]): string => [...new Set(places.map(at))].join(', ')
const MOST_ROUTES = 4
const MOST_PAGES = 12
const MOST_OPERATIONS = 10
const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

/**
 * True if the change can be merged as it is: its version is high enough, and the portal compiles and passes its tests.
 */
export const isAcceptable = ({ lint, versions, consequences }: Report): boolean =>
  lint === undefined &&
  versions.every(({ isEnough, isLower }) => isEnough && !isLower) &&
  (consequences?.types.length ?? 0) === 0 &&
  (consequences?.tests?.length ?? 0) === 0

/** One sentence about the parts of the portal that a change affects. */
export function sentenceOf({
  operations,
  properties,
  pages,
  everyPage,
  everyCall,
  forms,
  senders,
  isNew,
  without,
  examples,
}: Impact): string {
  if (everyCall) return 'Touches every call of the service, so every page.'
  if (examples.length > 0)
    return `Touches no page: ${count(examples.length, 'test or stand-in asks', 'tests or stand-ins ask')} for it.`
  const portal = properties.flatMap((each) => each.portal)
  const files = new Set(portal.map(({ file }) => file)).size
  const formText = forms.length === 0 ? 'no form' : count(forms.length, 'form rule')
  const isFelt = pages.length > 0 || everyPage || portal.length > 0 || forms.length > 0
  if (!isFelt && properties.length > 0) {
    const names = properties.map(({ name }) => name).join(', ')
    return senders.length > 0 ? `Nobody reads or sends ${names} in the portal.` : `Nobody reads ${names} in the portal.`
  }
  if (!isFelt && without !== undefined) return `Nobody leaves out ${without} in the portal.`
  if (!isFelt && (isNew || operations.every(({ readers }) => readers.readers.length === 0)))
    return 'Nothing in the portal uses it yet.'
  const where = [...(everyPage ? ['the frame of every page'] : []), ...(pages.length > 0 ? [foldedPages(pages)] : [])]
  return `Touches ${where.join(' and ') || 'no page'}${files > 0 ? ` (${count(files, 'file')})` : ''}, ${formText}.`
}

const byFile = (pages: Impact['pages']) => Map.groupBy(pages, ({ file }) => file)

/**
 * The affected page ids, grouped by file, because all wizard steps share one file. If there are many files, the pages
 * are grouped by area.
 */
function foldedPages(pages: Impact['pages']): string {
  if (byFile(pages).size > MOST_PAGES)
    return folded(
      pages.map(({ id }) => id.split('.')[0]!),
      'page',
    )
  return [...byFile(pages).values()]
    .map((rows) =>
      rows.length > MOST_ROUTES
        ? `${rows[0]!.id.split('.')[0]} (${rows.length} routes)`
        : rows.map(({ id }) => id).join(', '),
    )
    .join(', ')
}

/** Counts by group, such as `12 pages: claims 8, history 4`. */
function folded(groups: readonly string[], one: string, many?: string): string {
  const counted = [...Map.groupBy(groups, (group) => group)].map(([group, members]) => `${group} ${members.length}`)
  return `${count(groups.length, one, many)}: ${counted.join(', ')}`
}

const routesOf = (pages: Impact['pages']): string[] =>
  [...byFile(pages)].map(([file, rows]) => {
    const shown = rows.slice(0, MOST_ROUTES).map(({ path }) => `/${path}`)
    return `${file} at ${shown.join(', ')}${rows.length > MOST_ROUTES ? ` and ${rows.length - MOST_ROUTES} more` : ''}`
  })

function linesOf(report: Report): Line[] {
  const lines: Line[] = []
  const say = (depth: number, text: string) => void lines.push({ depth, text })
  const { changes, versions, unused = [], consequences, lint } = report
  const worst = worstOf(changes)
  if (lint !== undefined) {
    say(0, 'The contracts break a rule')
    for (const rule of lint.split('\n')) say(1, rule)
  }
  say(
    0,
    worst
      ? `${count(changes.length, 'change')} since ${report.base}, ${worst}`
      : `No change of the contracts since ${report.base}`,
  )
  for (const { service, base, head, worst: own, needed, isEnough, isLower } of versions) {
    if (isLower)
      say(
        1,
        `${service} ${base} -> ${head}: a version that was given is not taken back; the next is ${needed === base ? 'higher' : needed}`,
      )
    if (!own || isLower) continue
    say(
      1,
      `${service} ${base} -> ${head}: ${isEnough ? `enough for a change that is ${own}` : `not enough, a change that is ${own} needs a new ${partOf(own)} version, ${needed}`}`,
    )
  }
  for (const why of unused) say(1, why)
  for (const severity of SEVERITIES) {
    const some = changes.filter((change) => change.severity === severity)
    if (some.length === 0) continue
    say(0, `${TITLES[severity]} (${some.length})`)
    for (const change of some) {
      say(1, `${change.sentence} ${at(change.place)} [${change.rule}]`)
      for (const text of remarksOn(change)) say(2, text)
      say(2, sentenceOf(change.impact))
      if (severity !== 'editorial') for (const text of detailsOf(change.impact)) say(2, text)
    }
  }
  if (!consequences) return lines
  say(0, 'After generating everything anew')
  say(
    1,
    consequences.types.length === 0
      ? 'The compiler is content.'
      : `The compiler names ${count(consequences.types.length, 'place')}:`,
  )
  for (const { file, line, message } of consequences.types) say(2, `${file}:${line} ${message.slice(0, 200)}`)
  const { tests, tried } = consequences
  if (!tests) say(1, 'The tests wait until it is.')
  else
    say(
      1,
      tests.length === 0
        ? `The tests pass: ${tried!.join(', ')}.`
        : `${count(tests.length, 'test')} ${tests.length === 1 ? 'fails' : 'fail'}:`,
    )
  for (const title of tests ?? []) say(2, title)
  return lines
}

const TITLES: Readonly<Record<Severity, string>> = {
  breaking: 'Breaking',
  unclear: 'Cannot tell',
  behaviour: 'Behaviour: read it',
  additive: 'Additive',
  editorial: 'Editorial',
}

/**
 * Remarks on a change: the severity for requests and the severity for generated code, if these differ; the approval of
 * the change; and a note if no rule can judge the change.
 */
function remarksOn({ severity, approval, rule, subject, wire, code }: JudgedChange): string[] {
  return [
    ...(wire !== code ? [`on the wire: ${wire}; for generated code: ${code}`] : []),
    ...(approval ? [`approved by ${approval.who} until ${approval.until}: ${approval.why}`] : []),
    ...(severity === 'unclear' && !approval
      ? [
          `who knows the service decides: an entry of openapi/approved.yaml for ${rule} of ${subject}, or a major version`,
        ]
      : []),
  ]
}

/** The readers of each property. If there are many, only the number of properties and the files are listed. */
function readersOf(properties: Impact['properties']): string[] {
  if (properties.length > MOST_OPERATIONS) {
    const files = new Set(properties.flatMap(({ portal }) => portal.map(({ file }) => file)))
    const unread = properties.filter(({ portal }) => portal.length === 0).map(({ name }) => name)
    return [
      `${folded(
        properties.map(({ name }) => name.split('.')[0]!),
        'property',
        'properties',
      )}, read in ${count(files.size, 'file')}: ${[...files].join(', ')}`,
      ...(unread.length > 0 ? [`read at no place of the portal: ${unread.join(', ')}`] : []),
    ]
  }
  return properties.map(
    ({ name, portal, others }) =>
      `${name} is read at ${portal.length > 0 ? list(portal) : 'no place of the portal'}${others.length > 0 ? `; tests and stand-ins: ${list(others)}` : ''}`,
  )
}

function detailsOf({ operations, properties, senders, pages, forms, messages, examples }: Impact): string[] {
  const names = operations.map(({ operationId }) => operationId)
  const calls = operations.flatMap(({ readers: { call } }) => call ?? [])
  const wrappers = operations.flatMap(({ readers }) => readers.wrappers)
  return [
    ...(names.length > MOST_OPERATIONS
      ? [
          folded(
            operations.map(({ tag }) => tag),
            'operation',
          ),
        ]
      : names.length > 0
        ? [`operations: ${names.join(', ')}`]
        : []),
    ...(calls.length > 0 && calls.length <= MOST_OPERATIONS ? [`calls: ${list(calls)}`] : []),
    ...(wrappers.length > 0
      ? [`through: ${[...new Set(wrappers.map((each) => `${each.name} ${at(each)}`))].join(', ')}`]
      : []),
    ...readersOf(properties),
    ...(senders.length > 0 && senders.length <= MOST_OPERATIONS ? [`sent by: ${senders.join(', ')}`] : []),
    ...(pages.length > 0 ? [`pages: ${routesOf(pages).join('; ')}`] : []),
    ...(forms.length > 0 ? [`forms: ${list(forms)}`] : []),
    ...(messages.length > 0 ? [`messages: ${messages.map((each) => `${each.id} ${at(each)}`).join(', ')}`] : []),
    ...(examples.length > 0 ? [`asked for at ${list(examples)}`] : []),
  ]
}

export const asText = (report: Report): string =>
  `${linesOf(report)
    .map(({ depth, text }) => `${'  '.repeat(depth)}${text}`)
    .join('\n')}\n`

/** The report as Markdown, for the description of a pull request. */
export const asMarkdown = (report: Report): string =>
  `# Contract check\n\n${isAcceptable(report) ? 'This change can go in.' : '**This change cannot go in as it is.**'}\n\n${linesOf(
    report,
  )
    .map(({ depth, text }) => (depth === 0 ? `\n## ${text}\n` : `${'  '.repeat(depth - 1)}- ${escaped(text)}`))
    .join('\n')}\n`

const escaped = (text: string): string => text.replaceAll(/[<>*_|]/g, String.raw`\$&`)

export const asJson = (report: Report): string =>
  `${JSON.stringify({ acceptable: isAcceptable(report), ...report, changes: report.changes.map((change) => ({ ...change, summary: sentenceOf(change.impact) })) }, undefined, 2)}\n`
