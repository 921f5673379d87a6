import { resolve } from 'node:path'
import { bundle, ContractProblem, lintContracts } from '../../generate/contracts/bundle.ts'
import { checkContracts } from '../../generate/contracts/check.ts'
import { SERVICES } from '../../generate/contracts/operation.ts'
import { readContract } from '../../generate/contracts/read-contract.ts'
import { checkOut } from './base.ts'
import { compareContracts, type Report } from './compare.ts'
import { tryOut } from './regenerate.ts'
import { asJson, asMarkdown, asText } from './report.ts'

const FORMATS: Record<string, (report: Report) => string> = { text: asText, json: asJson, markdown: asMarkdown }

/** How a report is written; one line when nobody knows the format. */
export function formatNamed(name: string): (report: Report) => string {
  const format = FORMATS[name]
  if (!format) throw new ContractProblem(`There is no format ${name}, only ${Object.keys(FORMATS).join(', ')}.`)
  return format
}

/**
 * What the contracts of the working directory change since a revision. `isTried`: everything is also generated anew in a copy, for the compiler and
 * the contract tests to judge. Throws a `ContractProblem`, one line, when it cannot be said.
 */
export async function checkChange(revision: string, isTried: boolean): Promise<Report> {
  const scratch = resolve('.cache/contract-check')
  const base = `${scratch}/base`
  checkOut('.', revision, base)
  const lint = await problemOf()
  // a rule that is broken does not hide what the change does; documents that cannot be read do
  const compared = { ...(await compareContracts({ root: '.', base, head: '.', scratch }, revision)), ...(lint !== undefined && { lint }) }
  return isTried && lint === undefined && compared.changes.length > 0 ? { ...compared, consequences: await tryOut('.', scratch) } : compared
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
