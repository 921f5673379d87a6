/** One test case in a JUnit report. It is a failed case if `failures` is not empty. */
interface Case {
  readonly group: string
  readonly name: string
  readonly place?: { readonly file: string; readonly line: number }
  readonly failures: readonly { readonly message: string; readonly type?: string; readonly detail?: string }[]
}

const xml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')

/** Writes the cases as JUnit XML, a format that build servers read. */
export function asSuite(name: string, cases: readonly Case[]): string {
  const lines = cases.map(({ group, name: own, place, failures }) => {
    const at = place ? ` file="${xml(place.file)}" line="${place.line}"` : ''
    const inside = failures.map(
      ({ message, type, detail = '' }) =>
        `    <failure${type ? ` type="${type}"` : ''} message="${xml(message)}">${xml(detail)}</failure>\n`,
    )
    return `  <testcase classname="${xml(group)}" name="${xml(own)}"${at}>\n${inside.join('')}  </testcase>\n`
  })
  const failed = cases.filter(({ failures }) => failures.length > 0).length
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="${name}" tests="${cases.length}" failures="${failed}">\n${lines.join('')}</testsuite>\n`
}
