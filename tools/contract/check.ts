/**
 * `npm run contract:check -- --base REV` checks a change of `openapi/` against a git revision. It reports lint errors,
 * the differences with their severity, the version that they require, and the parts of the portal that each difference
 * affects. It then generates everything again, and reports compiler errors and failing tests. `--changelog REV` instead
 * writes the changes from the base to that revision. `--base FILE|URL --head FILE|URL` compares two contracts of one
 * service instead. Exit code 1: the change must not be merged as it is. Exit code 2: the check itself failed.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { reportAs } from './check/command.ts'
import { compareFiles } from './check/files.ts'
import { changelog, checkChange } from './check/run.ts'
import { OUTPUT_OPTIONS, run } from './command-line.ts'
import { ensureBundles } from '../generate/contracts/bundle.ts'
import { readConsumers } from './package/read-consumers.ts'

await run(async () => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'origin/main' },
      head: { type: 'string' },
      approved: { type: 'string' },
      compare: { type: 'boolean', default: false },
      changelog: { type: 'string' },
      ...OUTPUT_OPTIONS,
    },
  })
  const { base, head, approved, output } = values
  if (values.changelog !== undefined) {
    const text = changelog(base, values.changelog)
    if (output === undefined) process.stdout.write(text)
    else writeFileSync(output, text)
    return 0
  }
  if (head === undefined) return reportAs(values, () => checkChange(base, !values.compare))
  return reportAs(values, async () => {
    await ensureBundles()
    return compareFiles({ base, head, approved }, await readConsumers('.'))
  })
})
