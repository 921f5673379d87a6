/**
 * `npm run contract:check -- --base REV`: what a change of `openapi/` does. Lint, differences with their severity, the version they need, who in
 * the portal feels each, and what the compiler and the contract tests say once everything is generated anew. Exit code 1 when the change
 * cannot go in as it is, 2 when it could not be checked.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bundle, ContractProblem, lintContracts } from '../generate/contracts/bundle.ts'
import { checkContracts } from '../generate/contracts/check.ts'
import { SERVICES } from '../generate/contracts/operation.ts'
import { readContract } from '../generate/contracts/read-contract.ts'
import { checkOut } from './check/base.ts'
import { compareContracts, type Report } from './check/compare.ts'
import { tryOut } from './check/regenerate.ts'
import { asJson, asMarkdown, asText, isAcceptable } from './check/report.ts'

const SCRATCH = resolve('.cache/contract-check')
const FORMATS: Record<string, (report: Report) => string> = { text: asText, json: asJson, markdown: asMarkdown }

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'origin/main' },
      format: { type: 'string', default: 'text' },
      out: { type: 'string' },
      compare: { type: 'boolean', default: false },
    },
  })
  const format = FORMATS[values.format]
  if (!format) throw new ContractProblem(`There is no format ${values.format}, only ${Object.keys(FORMATS).join(', ')}.`)
  const base = `${SCRATCH}/base`
  checkOut('.', values.base, base)
  const lint = await problemOf()
  // a rule that is broken does not hide what the change does; documents that cannot be read do
  const compared = { ...(await compareContracts({ root: '.', base, head: '.', scratch: SCRATCH }, values.base)), ...(lint !== undefined && { lint }) }
  const isTried = !values.compare && lint === undefined && compared.changes.length > 0
  const report: Report = isTried ? { ...compared, consequences: await tryOut('.', `${SCRATCH}/tree`) } : compared
  if (values.out === undefined) process.stdout.write(format(report))
  else writeFileSync(values.out, format(report))
  return isAcceptable(report) ? 0 : 1
}

/** The first rule of the documents that is broken, as one line with file and line; thrown when they cannot even be read. */
async function problemOf(): Promise<string | undefined> {
  const lint = await messageOf(lintContracts)
  if ((await messageOf(bundle)) !== undefined) throw new ContractProblem(lint ?? 'The contracts cannot be bundled.')
  return lint ?? (await messageOf(() => checkContracts(SERVICES.map(readContract))))
}

async function messageOf(check: () => void | Promise<void>): Promise<string | undefined> {
  try {
    await check()
    return undefined
  } catch (error) {
    if (error instanceof ContractProblem) return error.message
    throw error
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
