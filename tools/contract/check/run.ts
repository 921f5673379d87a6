import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brokenRules, ensureBundles, ContractProblem, whyUnreadable } from '../../generate/contracts/bundle.ts'
import { checkContracts } from '../../generate/contracts/check.ts'
import { SERVICES } from '../../generate/contracts/operation.ts'
import { readContract, parseYaml } from '../../generate/contracts/read-contract.ts'
import { isSameTree } from '../../copy-tree.ts'
import { checkOut } from './base.ts'
import { compareContracts, judgeContracts, type Report } from './compare.ts'
import { asChangelog, asGithub, asJunit, asSarif } from './formats.ts'
import { tryOut } from './regenerate.ts'
import { asJson, asMarkdown, asText } from './report.ts'

const FORMATS: Record<string, (report: Report) => string> = {
  text: asText,
  json: asJson,
  markdown: asMarkdown,
  junit: asJunit,
  sarif: asSarif,
  github: asGithub,
}

/** How a report is written; one line when nobody knows the format. */
export function formatNamed(name: string): (report: Report) => string {
  const format = FORMATS[name]
  if (!format) throw new ContractProblem(`There is no format ${name}, only ${Object.keys(FORMATS).join(', ')}.`)
  return format
}

/**
 * What the contracts of the working directory change since a revision. `isTried`: wherever a file of `openapi/` differs, everything is also generated
 * anew in a copy, for the compiler and the tests to judge. Throws a `ContractProblem`, one line, when it cannot be said.
 */
export async function checkChange(revision: string, isTried: boolean): Promise<Report> {
  const scratch = resolve('.cache/contract-check')
  const base = `${scratch}/base`
  checkOut('.', revision, base)
  refuseUnreadable()
  // a rule that is broken does not hide what the change does; documents that cannot be read do
  const [lint, comparison] = await Promise.all([problemOf(), compareContracts({ root: '.', base, head: '.', scratch }, revision)])
  const compared = { ...comparison, ...(lint !== undefined && { lint }) }
  // names of schemas, examples and tags are generated too: whether anything has to be tried is no question of what travels
  return isTried && lint === undefined && !isSameTree(`${base}/openapi`, 'openapi')
    ? { ...compared, consequences: await tryOut('.', scratch, compared) }
    : compared
}

/** What changed from one revision to another, for those who use the services. */
export const changelog = (from: string, to: string): string => asChangelog(between(from, to), from, to)

/** The same, for the page of each service. */
export function changelogByService(from: string, to: string): Readonly<Record<string, string>> {
  const { changes, versions } = between(from, to)
  return Object.fromEntries(versions.map((version) => [version.service, asChangelog({ changes, versions: [version] }, from, to)]))
}

function between(from: string, to: string): ReturnType<typeof judgeContracts> {
  const scratch = resolve('.cache/contract-check')
  checkOut('.', from, `${scratch}/base`)
  checkOut('.', to, `${scratch}/head`)
  return judgeContracts(`${scratch}/base`, `${scratch}/head`)
}

/** Before anything else is said of the documents: whether each is YAML. */
function refuseUnreadable(): void {
  for (const file of globSync('openapi/**/*.yaml').toSorted()) {
    try {
      parseYaml(readFileSync(file, 'utf8'), file)
    } catch (error) {
      throw new ContractProblem((error as Error).message, { cause: error })
    }
  }
}

/** The first rule of the documents that is broken, as one line with file and line; thrown when they cannot even be read. */
async function problemOf(): Promise<string | undefined> {
  const broken = await brokenRules()
  // what keeps the documents from being joined says more than what else is wrong with them
  if ((await messageOf(ensureBundles)) !== undefined) throw new ContractProblem(broken.length > 0 ? whyUnreadable(broken) : 'The contracts cannot be bundled.')
  return broken.length > 0 ? broken.join('\n') : await messageOf(() => checkContracts(SERVICES.map(readContract)))
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
