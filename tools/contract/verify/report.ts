import { ContractProblem } from '../../generate/contracts/bundle.ts'
import { asGithub, asSarif, type ReportedFinding } from '../findings.ts'
import { asSuite } from '../junit.ts'
import type { Part } from './coverage.ts'
import type { Finding } from './problems.ts'
import type { Verification } from './run.ts'

const share = ({ seen, declared }: Part): string =>
  `${seen} of ${declared} (${declared === 0 ? 100 : Math.floor((seen / declared) * 100)} %)`
const MOST = 12

/** Groups findings by problem, so that one cause is reported once with all requests that show it. */
export function grouped(
  findings: readonly Finding[],
): { readonly problem: string; readonly met: readonly Finding[] }[] {
  const all = findings.flatMap((finding) => finding.problems.map((problem) => ({ problem, finding })))
  return [...Map.groupBy(all, ({ problem }) => problem)]
    .map(([problem, some]) => ({ problem, met: some.map(({ finding }) => finding) }))
    .toSorted((one, other) => other.met.length - one.met.length)
}

/** Some of the names, and how many more there are. */
const firstOf = (names: readonly string[]): string =>
  names.length > MOST ? `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more` : names.join(', ')

/**
 * Describes each problem with its operations and with what was asked, and with a command that reproduces the first
 * occurrence.
 */
const told = (findings: readonly Finding[]): string[] =>
  grouped(findings).flatMap(({ problem, met }) => {
    const operations = firstOf([...new Set(met.map(({ operationId }) => operationId))])
    const requests = firstOf([...new Set(met.map(({ request }) => request))])
    return [
      `  ${problem}`,
      `    ${met.length === 1 ? operations : `${met.length} requests of ${operations}`} (${requests})`,
      ...(met[0]!.curl ? [`    ${met[0]!.curl}`] : []),
    ]
  })

/** Says what stands for tokens and passwords in the commands; nothing if none does. */
const variables = (findings: readonly Finding[]): string[] => {
  const shown = grouped(findings).map(({ met }) => met[0]!.curl)
  const says = (variable: RegExp, words: string) => (shown.some((curl) => variable.test(curl)) ? [words] : [])
  return [
    ...says(/\$TOKEN/, '$TOKEN is the header x-auth with which POST /accounts/login answers the member.'),
    ...says(/\$[A-Z]+_TOKEN/, '$..._TOKEN is the token that the brackets name.'),
    ...says(/\$PASSWORD/, '$PASSWORD is the password of the member.'),
  ]
}

/** The findings and the coverage as text. */
export function asText(
  { findings, warnings, coverage, requests, seed, leftAlone }: Verification,
  isLong: boolean,
): string {
  const lines = [
    findings.length === 0
      ? `The service keeps the contract: ${requests} requests (seed ${seed}), nothing to report.`
      : `${findings.length} of ${requests} requests (seed ${seed}) were not answered as the contract says:`,
    ...told(findings),
    ...(warnings.length > 0 ? ['To be looked at:', ...told(warnings)] : []),
    ...variables([...findings, ...warnings]),
    `Operations called: ${share(coverage.operations)}`,
    `Statuses seen: ${share(coverage.statuses)}`,
    `Properties seen: ${share(coverage.properties)}`,
    ...(leftAlone.length > 0
      ? [`Left alone because they change something (--writes calls them): ${leftAlone.join(', ')}`]
      : []),
    ...(isLong
      ? [
          ...coverage.statuses.missing.map((each) => `  not seen: ${each}`),
          ...coverage.properties.missing.map((each) => `  not seen: ${each}`),
        ]
      : []),
  ]
  return `${lines.join('\n')}\n`
}

/**
 * A JUnit test case for each operation that was called or has a finding. A case with a finding fails, and contains the
 * command that reproduces it.
 */
function asJunit({ findings, coverage }: Verification): string {
  const ids = [...new Set([...coverage.operations.list, ...findings.map(({ operationId }) => operationId)])]
  const cases = ids.map((id) => ({
    group: 'contract',
    name: id,
    failures: findings
      .filter(({ operationId }) => operationId === id)
      .map(({ request, problems, curl }) => ({ message: `${request}: ${problems.join('; ')}`, detail: curl })),
  }))
  return asSuite('contract verify', cases)
}

/** Each problem and each warning once, in a form that can be written in report formats such as SARIF. */
const findingsOf = ({ findings, warnings }: Verification): ReportedFinding[] =>
  (
    [
      ['error', findings],
      ['warning', warnings],
    ] as const
  ).flatMap(([level, all]) =>
    grouped(all).map(({ problem, met }) => {
      const operations = [...new Set(met.map(({ operationId }) => operationId))].join(', ')
      const curl = met[0]!.curl ? ` ${met[0]!.curl}` : ''
      return {
        rule: 'contract-verify',
        level,
        subject: `${operations}: ${problem}`,
        message: `${operations}: ${problem} (${met.length === 1 ? '1 request' : `${met.length} requests`}).${curl}`,
      }
    }),
  )

const FORMATS: Record<string, (verification: Verification, isLong: boolean) => string> = {
  text: asText,
  json: (verification) => `${JSON.stringify(verification, undefined, 2)}\n`,
  junit: asJunit,
  sarif: (verification) => asSarif('contract verify', findingsOf(verification)),
  github: (verification) => asGithub(findingsOf(verification)),
}

/** The function that writes a report format. Throws an error with a one-line message if the format is unknown. */
export function formatNamed(name: string, isLong: boolean): (verification: Verification) => string {
  const format = FORMATS[name]
  if (!format) throw new ContractProblem(`There is no format ${name}, only ${Object.keys(FORMATS).join(', ')}.`)
  return (verification) => format(verification, isLong)
}
