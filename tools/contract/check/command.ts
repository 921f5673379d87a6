import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Report } from './compare.ts'
import { formatNamed } from './formats.ts'
import { asText, isAcceptable } from './report.ts'

interface Output {
  readonly format: string
  readonly output?: string | undefined
}

/**
 * Runs `check` and writes its report in the given format. If a file is named, the report is written to it and a text
 * version to the terminal. Returns the exit code. An unknown format is rejected before the check runs.
 */
export async function reportAs({ format, output }: Output, check: () => Promise<Report>): Promise<number> {
  const write = formatNamed(format)
  const report = await check()
  if (output === undefined) process.stdout.write(write(report))
  else {
    mkdirSync(dirname(output), { recursive: true })
    writeFileSync(output, write(report))
    process.stdout.write(asText(report))
  }
  return isAcceptable(report) ? 0 : 1
}
