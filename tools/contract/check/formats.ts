import type { Service } from '../../generate/contracts/operation.ts'
import type { Report, judgeContracts } from './compare.ts'
import { asSuite } from '../junit.ts'
import { sentenceOf } from './report.ts'
import { SEVERITIES, type Severity } from './severity.ts'

type Changes = Report['changes']
/**
 * Changes that make the check refuse the revision, because no person approved them and the version does not cover them.
 */
const refused = ({ changes, versions }: Report): Changes => {
  const short = new Set(versions.filter(({ isEnough }) => !isEnough).map(({ service }) => service))
  return changes.filter(
    ({ severities, approval }) =>
      !approval &&
      Object.entries(severities).some(
        ([service, severity]) => short.has(service as Service) && (severity === 'breaking' || severity === 'unclear'),
      ),
  )
}

/** A JUnit case for each difference. It fails for a change that makes the check refuse the revision. */
export function asJunit(report: Report): string {
  const fails = new Set(refused(report))
  const changes = report.changes.map((change) => ({
    group: change.rule,
    name: change.sentence,
    place: change.place,
    failures: fails.has(change) ? [{ type: change.severity, message: sentenceOf(change.impact) }] : [],
  }))
  const others = otherProblems(report).map((text) => ({
    group: 'contracts',
    name: text,
    failures: [{ message: text }],
  }))
  return asSuite('contract check', [...changes, ...others])
}

/** Problems besides the differences: lint errors, versions, compiler errors, failing tests. */
const otherProblems = ({ lint, versions, consequences }: Report): string[] => [
  ...(lint?.split('\n') ?? []),
  ...versions.flatMap(({ service, base, head, needed, isEnough, isLower }) =>
    isEnough && !isLower ? [] : [`${service} ${base} -> ${head}, where ${needed} is needed`],
  ),
  ...(consequences?.types ?? []).map(({ file, line, message }) => `${file}:${line} ${message}`),
  ...(consequences?.tests ?? []),
]

const LEVELS: Readonly<Record<Severity, string>> = {
  breaking: 'error',
  unclear: 'warning',
  behaviour: 'warning',
  additive: 'note',
  editorial: 'note',
}

/** SARIF 2.1.0, for tools that show findings at the lines of a change. */
export function asSarif({ changes }: Report): string {
  const results = changes.map((change) => ({
    ruleId: change.rule,
    level: change.approval ? 'note' : LEVELS[change.severity],
    message: { text: `${change.sentence} ${sentenceOf(change.impact)}` },
    locations: [
      { physicalLocation: { artifactLocation: { uri: change.place.file }, region: { startLine: change.place.line } } },
    ],
    // identifies the same change in the next run, even on another line
    partialFingerprints: { change: `${change.rule} ${change.subject}` },
    ...(change.approval && {
      suppressions: [{ kind: 'external', justification: `${change.approval.who}: ${change.approval.why}` }],
    }),
  }))
  const rules = [...new Set(changes.map(({ rule }) => rule))].map((id) => ({ id }))
  const run = { tool: { driver: { name: 'contract check', rules } }, results }
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, undefined, 2)}\n`
}

/** Annotations for a pull request on GitHub. */
export function asGithub(report: Report): string {
  const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const lines = report.changes.map((change) => {
    const level = { error: 'error', warning: 'warning', note: 'notice' }[
      change.approval ? 'note' : LEVELS[change.severity]
    ]
    return `::${level} file=${change.place.file},line=${change.place.line},title=${change.rule}::${escaped(`${change.sentence} ${sentenceOf(change.impact)}`)}`
  })
  return [...lines, ...otherProblems(report).map((text) => `::error::${escaped(text)}`)]
    .map((line) => `${line}\n`)
    .join('')
}

const HEADINGS: Readonly<Record<Severity, string>> = {
  breaking: 'Breaking',
  unclear: 'To be looked at',
  behaviour: 'Behaviour',
  additive: 'New',
  editorial: 'Words',
}

/** Changes from one revision to another, with deprecations, for users of the services. */
export function asChangelog(
  { changes, versions }: ReturnType<typeof judgeContracts>,
  from: string,
  to: string,
): string {
  const services = versions.map(({ service, base, head }) => {
    const own = changes.filter(({ severities }) => severities[service] !== undefined)
    const parts = SEVERITIES.flatMap((severity) => {
      const some = own.filter((change) => change.severity === severity)
      return some.length === 0
        ? []
        : [`### ${HEADINGS[severity]}\n\n${some.map(({ sentence, rule }) => `- ${sentence} \`${rule}\`\n`).join('')}`]
    })
    return `## ${service} ${base === head ? head : `${base} to ${head}`}\n\n${parts.join('\n') || 'Nothing changed.\n'}`
  })
  return `# Contracts from ${from} to ${to}\n\n${services.join('\n')}`
}
