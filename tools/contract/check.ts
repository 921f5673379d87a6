/**
 * `npm run contract:check -- --base REV`: checks a change of `openapi/`. Reports lint errors, differences with their
 * severity, the version they need, the parts of the portal that each affects, and the results of the compiler and the
 * tests after everything is generated again. `--changelog REV` writes the changes from the base to that revision. Exit
 * code 1: the change cannot go in as it is. Exit code 2: the check failed.
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
