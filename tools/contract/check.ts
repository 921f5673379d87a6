/**
 * `npm run contract:check -- --base REV`: what a change of `openapi/` does. Lint, differences with their severity, the version they need, who in
 * the portal feels each, and what the compiler and the tests say once everything is generated anew. `--changelog REV` writes what changed from the
 * base to that revision. Exit code 1 when the change cannot go in as it is, 2 when it could not be checked.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { isAcceptable } from './check/report.ts'
import { changelog, checkChange, formatNamed } from './check/run.ts'

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'origin/main' },
      format: { type: 'string', default: 'text' },
      out: { type: 'string' },
      compare: { type: 'boolean', default: false },
      changelog: { type: 'string' },
    },
  })
  const write = (text: string) => {
    if (values.out === undefined) return void process.stdout.write(text)
    mkdirSync(dirname(values.out), { recursive: true })
    writeFileSync(values.out, text)
  }
  if (values.changelog !== undefined) {
    write(changelog(values.base, values.changelog))
    return 0
  }
  const format = formatNamed(values.format)
  const report = await checkChange(values.base, !values.compare)
  write(format(report))
  return isAcceptable(report) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
