/**
 * `npx contract-check --base FILE|URL --head FILE|URL` compares two contracts of one service, and lists the pages of
 * the portal that each difference affects.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { reportAs } from '../check/command.ts'
import type { Consumers } from '../check/consumers.ts'
import { compareFiles } from '../check/files.ts'
import { OUTPUT_OPTIONS, run } from '../command-line.ts'

const USAGE = `npx contract-check --base FILE|URL --head FILE|URL [--approved FILE]
  [--format text|json|markdown|junit|sarif|github] [--output FILE]
Exit code 0: the version covers the change. 1: it does not. 2: a contract cannot be read. README.md of the package says more.`

await run(async () => {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, head: { type: 'string' }, approved: { type: 'string' }, ...OUTPUT_OPTIONS },
  })
  const { base, head, approved } = values
  if (base === undefined || head === undefined)
    throw new Error('Name both contracts: npx contract-check --base old.yaml --head https://example.com/member.yaml')
  const consumers = JSON.parse(readFileSync(new URL('../consumers.json', import.meta.url), 'utf8')) as Consumers
  return reportAs(values, () => compareFiles({ base, head, approved }, consumers))
}, USAGE)
