/** A finding of a tool. It can be written in a report format such as SARIF or GitHub annotations. */
export interface ReportedFinding {
  readonly rule: string
  readonly level: 'error' | 'warning' | 'note'
  readonly message: string
  /** file and line; undefined if the finding is about the behaviour of a running service */
  readonly place?: { readonly file: string; readonly line: number } | undefined
  /** the operation or part of a contract that the finding is about; the same in every run */
  readonly subject: string
  /** who accepted the finding and why */
  readonly accepted?: string | undefined
}

/** Writes findings as SARIF 2.1.0, for programs that show findings next to the changed lines. */
export function asSarif(tool: string, findings: readonly ReportedFinding[]): string {
  const results = findings.map(({ rule, level, message, place, subject, accepted }) => ({
    ruleId: rule,
    level,
    message: { text: message },
    locations: [
      {
        ...(place && {
          physicalLocation: {
            artifactLocation: { uri: encodeURI(place.file) },
            region: { startLine: Math.max(1, place.line) },
          },
        }),
        logicalLocations: [{ fullyQualifiedName: subject }],
      },
    ],
    // identifies the same finding in a later run, even if its line number has changed
    partialFingerprints: { finding: `${rule} ${subject}` },
    ...(accepted !== undefined && { suppressions: [{ kind: 'external', justification: accepted }] }),
  }))
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id }))
  const run = { tool: { driver: { name: tool, rules } }, results }
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, undefined, 2)}\n`
}

/** Writes findings as annotations of GitHub Actions, one per line. */
export const asGithub = (findings: readonly ReportedFinding[]): string =>
  findings
    .map(({ rule, level, message, place }) => {
      const properties = {
        ...(place && { file: place.file, line: String(place.line) }),
        title: rule,
      }
      const written = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(value)}`)
      return `::${level === 'note' ? 'notice' : level} ${written.join(',')}::${escapedText(message)}\n`
    })
    .join('')

const escapedText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapedProperty = (text: string): string => escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
