/**
 * `npm run contract:check -- --base REV`: what a change of `openapi/` does. Lint, differences with their severity, the version they need, who in
 * the portal feels each, and what the compiler and the contract tests say once everything is generated anew. Exit code 1 when the change
 * cannot go in as it is, 2 when it could not be checked.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isAcceptable } from './check/report.ts'
import { checkChange, formatNamed } from './check/run.ts'

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'origin/main' },
      format: { type: 'string', default: 'text' },
      out: { type: 'string' },
      compare: { type: 'boolean', default: false },
    },
  })
  const format = formatNamed(values.format)
  const report = await checkChange(values.base, !values.compare)
  if (values.out === undefined) process.stdout.write(format(report))
  else writeFileSync(values.out, format(report))
  return isAcceptable(report) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
