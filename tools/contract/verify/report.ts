import type { Part } from './coverage.ts'
import type { Verification } from './run.ts'

const share = ({ seen, declared }: Part): string => `${seen} of ${declared} (${declared === 0 ? 100 : Math.floor((seen / declared) * 100)} %)`
const MOST = 12

/** What was found and how much was seen, for people. */
export function asText({ findings, coverage, requests, leftAlone }: Verification, isLong: boolean): string {
  const lines = [
    findings.length === 0
      ? `The service keeps the contract: ${requests} requests, nothing to report.`
      : `${findings.length} of ${requests} requests were not answered as the contract says:`,
    ...findings.map(({ operationId, request, problems }) => `  ${operationId} (${request}): ${problems.slice(0, MOST).join('; ')}`),
    `Operations called: ${share(coverage.operations)}`,
    `Statuses seen: ${share(coverage.statuses)}`,
    `Properties seen: ${share(coverage.properties)}`,
    ...(leftAlone.length > 0 ? [`Left alone because they change something (--writes calls them): ${leftAlone.join(', ')}`] : []),
    ...(isLong ? [...coverage.statuses.missing.map((each) => `  not seen: ${each}`), ...coverage.properties.missing.map((each) => `  not seen: ${each}`)] : []),
  ]
  return `${lines.join('\n')}\n`
}
