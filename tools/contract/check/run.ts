import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brokenRules, ensureBundles, ContractProblem, whyUnreadable } from '../../generate/contracts/bundle.ts'
import { checkContracts } from '../../generate/contracts/check.ts'
import { SERVICES } from '../../generate/contracts/operation.ts'
import { readContract, parseYaml } from '../../generate/contracts/read-contract.ts'
import { isSameTree } from '../../copy-tree.ts'
import { checkOut } from './base.ts'
import { compareContracts, judgeContracts, type Report } from './compare.ts'
import { asChangelog } from './formats.ts'
import { tryOut } from './regenerate.ts'

/**
 * Compares the contracts in the working directory with those of a revision. If `isTried` is true and a file of
 * `openapi/` differs, everything is generated again in a copy, compiled and tested. Throws a `ContractProblem` with a
 * one-line message if the check cannot run.
 */
export async function checkChange(revision: string, isTried: boolean): Promise<Report> {
  const leave = enterScratch()
  try {
    return await checkAlone(revision, isTried)
  } finally {
    leave()
  }
}

const SCRATCH = '.cache/contract-check'

/**
 * Takes the folder of temporary files, which is always the same so that the compiler checks only what has changed.
 * Returns a function that gives it back. Throws a `ContractProblem` if another process that is still running has it.
 */
function enterScratch(): () => void {
  const file = resolve(SCRATCH, 'running')
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (owner > 0 && owner !== process.pid && isRunning(owner))
    throw new ContractProblem(
      `Another check is running here, process ${owner}. Start this one when it has ended; if there is none, delete ${SCRATCH}/running.`,
    )
  mkdirSync(resolve(SCRATCH), { recursive: true })
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // a process of another user is running too
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function checkAlone(revision: string, isTried: boolean): Promise<Report> {
  const scratch = resolve(SCRATCH)
  const base = `${scratch}/base`
  checkOut('.', revision, base)
  refuseUnreadable()
  // a comparison needs documents that can be parsed; lint errors do not prevent it
  const [lint, comparison] = await Promise.all([
    problemOf(),
    compareContracts({ root: '.', base, head: '.', scratch }, revision),
  ])
  const compared = { ...comparison, ...(lint !== undefined && { lint }) }
  // names of schemas, examples and tags are part of the generated code, so the code is generated and compiled even if
  // only a name changed
  return isTried && lint === undefined && !isSameTree(`${base}/openapi`, 'openapi')
    ? { ...compared, consequences: await tryOut('.', scratch, compared) }
    : compared
}

/** The changes from one revision to another, for users of the services. */
export const changelog = (from: string, to: string): string => asChangelog(between(from, to), from, to)

/** The changes from one revision to another, as a separate changelog for each service. */
export function changelogByService(from: string, to: string): Readonly<Record<string, string>> {
  const { changes, versions } = between(from, to)
  return Object.fromEntries(
    versions.map((version) => [version.service, asChangelog({ changes, versions: [version] }, from, to)]),
  )
}

function between(from: string, to: string): ReturnType<typeof judgeContracts> {
  const scratch = mkdtempSync(join(tmpdir(), 'changelog-'))
  try {
    checkOut('.', from, `${scratch}/base`, ['openapi'])
    checkOut('.', to, `${scratch}/head`, ['openapi'])
    return judgeContracts(`${scratch}/base`, `${scratch}/head`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Throws an error if a document is not valid YAML. */
function refuseUnreadable(): void {
  for (const file of globSync('openapi/**/*.yaml').toSorted()) {
    try {
      parseYaml(readFileSync(file, 'utf8'), file)
    } catch (error) {
      throw new ContractProblem((error as Error).message, { cause: error })
    }
  }
}

/**
 * The lint errors of the documents, otherwise the violations that `checkContracts` finds; undefined if there are none.
 * Throws an error if the documents cannot be bundled.
 */
async function problemOf(): Promise<string | undefined> {
  const broken = await brokenRules()
  // an error that prevents bundling is more useful than the lint errors
  if ((await messageOf(ensureBundles)) !== undefined)
    throw new ContractProblem(broken.length > 0 ? whyUnreadable(broken) : 'The contracts cannot be bundled.')
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
