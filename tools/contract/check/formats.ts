import { ContractProblem } from '../../generate/contracts/bundle.ts'
import type { Service } from '../../generate/contracts/operation.ts'
import type { Report, judgeContracts } from './compare.ts'
import { asGithub, asSarif, type ReportedFinding } from '../findings.ts'
import { asSuite } from '../junit.ts'
import { asJson, asMarkdown, asText, sentenceOf } from './report.ts'
import { SEVERITIES, type Severity } from './severity.ts'

type Changes = Report['changes']
/**
 * The changes because of which the check rejects the revision: they have no approval, and the new version is too low
 * for them.
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

/**
 * A JUnit test case for each difference. The case fails if the check rejects the revision because of this difference.
 */
function asCheckJunit(report: Report): string {
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

/** Problems other than differences: lint errors, wrong versions, compiler errors and failing tests. */
const otherProblems = ({ lint, versions, consequences }: Report): string[] => [
  ...(lint?.split('\n') ?? []),
  ...versions.flatMap(({ service, base, head, needed, isEnough, isLower }) =>
    isEnough && !isLower ? [] : [`${service} ${base} -> ${head}, where ${needed} is needed`],
  ),
  ...(consequences?.types ?? []).map(({ file, line, message }) => `${file}:${line} ${message}`),
  ...(consequences?.tests ?? []),
]

const LEVELS: Readonly<Record<Severity, ReportedFinding['level']>> = {
  breaking: 'error',
  unclear: 'warning',
  behaviour: 'warning',
  additive: 'note',
  editorial: 'note',
}

/** Converts the differences and the other problems to findings, for programs that show findings to people. */
function findingsOf(report: Report): ReportedFinding[] {
  const changes = report.changes.map((change) => ({
    rule: change.rule,
    level: change.approval ? ('note' as const) : LEVELS[change.severity],
    message: `${change.sentence} ${sentenceOf(change.impact)}`,
    place: change.place,
    subject: change.subject,
    accepted: change.approval && `${change.approval.who}: ${change.approval.why}`,
  }))
  const others = otherProblems(report).map((message) => ({
    rule: 'contracts',
    level: 'error' as const,
    message,
    subject: message,
  }))
  return [...changes, ...others]
}

const asCheckSarif = (report: Report): string => asSarif('contract check', findingsOf(report))
const asCheckGithub = (report: Report): string => asGithub(findingsOf(report))

const HEADINGS: Readonly<Record<Severity, string>> = {
  breaking: 'Breaking',
  unclear: 'To be looked at',
  behaviour: 'Behaviour',
  additive: 'New',
  editorial: 'Words',
}

/**
 * Writes the changes between two revisions, including deprecations, as a changelog for developers who use the services.
 */
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

const FORMATS: Record<string, (report: Report) => string> = {
  text: asText,
  json: asJson,
  markdown: asMarkdown,
  junit: asCheckJunit,
  sarif: asCheckSarif,
  github: asCheckGithub,
}

/** The function that writes a report format. Throws an error with a one-line message if the format is unknown. */
export function formatNamed(name: string): (report: Report) => string {
  const format = FORMATS[name]
  if (!format) throw new ContractProblem(`There is no format ${name}, only ${Object.keys(FORMATS).join(', ')}.`)
  return format
}
