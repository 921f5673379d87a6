import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { SourceProblem } from '../source-problem.ts'
import { SERVICES } from './operation.ts'
import { redocly } from './redocly.ts'

/** An invalid contract. The message has one line with file and line for each mistake. */
export class ContractProblem extends SourceProblem {}

export const bundlePath = (service: string): string => `.cache/openapi/${service}.yaml`

/** Folder for generated contracts before changed files are moved to `generated/`. Each process has its own. */
export const SCRATCH = `.cache/next-${process.pid}`

interface LintProblem {
  severity: 'error' | 'warn'
  message: string
  ruleId: string
  location: { source: { ref: string }; start?: { line: number; col: number } }[]
}

/** Lints both documents, then writes each as one file to `.cache/openapi/`. */
export async function bundleContracts(): Promise<void> {
  // both run in parallel on two cores; lint errors are reported first, because they say more than a failed bundle
  const [broken, bundled] = await Promise.all([brokenRules(), ensureBundles().catch((error: unknown) => error)])
  if (bundled !== undefined && broken.length > 0) throw new ContractProblem(whyUnreadable(broken))
  if (bundled !== undefined) throw bundled
  if (broken.length > 0) throw new ContractProblem(broken.join('\n'))
}

/** The lint error that prevents bundling. It says more than the other errors. */
export const whyUnreadable = (broken: readonly string[]): string =>
  broken.find((rule) => /\[(?:no-unresolved-refs|struct)\]$/.test(rule)) ?? broken[0]!

/**
 * Bundles the documents if the sources have changed since the last time, for tools that only read bundles. One process
 * bundles, the others wait.
 */
export const ensureBundles = (): Promise<void> =>
  alone(async () => {
    const digest = digestOfSources()
    const isThere = [...SERVICES.map(bundlePath), MADE_OF].every((file) => existsSync(file))
    const [of, ...problem] = isThere ? readFileSync(MADE_OF, 'utf8').split('\n') : []
    if (of !== digest) await bundle(digest)
    else if (problem.length > 0) throw new ContractProblem(problem.join('\n'))
  })

/**
 * Calls `reload` after each edit of the contracts until the returned function is called. An unreadable contract is
 * reported on the console and does not call it, so that the caller keeps its present state.
 */
export function followContracts(reload: () => Promise<unknown>): () => void {
  let work: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch('openapi', { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work
        .then(reload)
        .catch((error: unknown) => console.error(error instanceof ContractProblem ? error.message : error))
    }, DEBOUNCE_MS)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

/** Editors write a file in several steps. */
export const DEBOUNCE_MS = 50

const FOLDER = '.cache/openapi'
const LOCK = `${FOLDER}/being-made`
const POLL_MS = 30

/**
 * Runs work that only one process may do at a time, because development server, sandbox and mock watch the same files.
 */
async function alone(work: () => Promise<void>): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  while (!isMine()) await pause(POLL_MS)
  try {
    await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

/**
 * True if this process now has the lock. The lock of a process that has ended is ignored. A missing folder throws
 * instead of making the caller wait.
 */
function isMine(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const owner = ownerOf(LOCK)
    if (owner && owner !== process.pid && !isRunning(owner)) rmSync(LOCK, { force: true })
    return false
  }
}

/**
 * Process id of the owner. Undefined if the lock was released meanwhile, or if its owner has not written its id yet.
 */
function ownerOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const MADE_OF = `${FOLDER}/made-of.txt`

/** Digest of the contents, not of the times, because restored files are older than the bundles of their successors. */
function digestOfSources(): string {
  const hash = createHash('sha256')
  for (const file of [...globSync('openapi/**/*.{yaml,js}').toSorted(), 'redocly.yaml'])
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Violations of redocly.yaml's rules by the contracts in `root`, one line each with file, line, message and rule. */
export async function brokenRules(root?: string): Promise<string[]> {
  const { code, stdout, stderr } = await redocly(['lint', '--format', 'json'], root)
  if (code === 0) return []
  const errors = readProblems(stdout).filter((problem) => problem.severity === 'error')
  if (errors.length === 0) return [firstLine(stderr) || firstLine(stdout)]
  return errors.map(({ location: [at], message, ruleId }) => {
    const place = at
      ? [at.source.ref, at.start?.line, at.start?.col].filter((part) => part !== undefined).join(':')
      : 'openapi'
    return `${place} ${message.replaceAll(/\s+/g, ' ')} [${ruleId}]`
  })
}

/**
 * Writes the bundles of readable documents, even if they break rules. The digest of the sources is written last, with
 * the reason if bundling failed.
 */
async function bundle(digest: string): Promise<void> {
  rmSync(MADE_OF, { force: true })
  const { code, stderr, stdout } = await redocly(['bundle'])
  const problem =
    code === 0 ? undefined : firstMistake(stderr) || firstLine(stderr) || firstLine(stdout) || 'bundling failed'
  writeFileSync(MADE_OF, [digest, problem ?? []].flat().join('\n'))
  if (problem) throw new ContractProblem(problem)
}

/** Redocly prints one JSON document for each API, with the closing and the opening brace of neighbours on one line. */
function readProblems(printed: string): LintProblem[] {
  const output = printed.replaceAll(/^\}\{$/gm, '}\n{')
  const documents = output.match(/^\{$[\s\S]*?^\}/gm) ?? []
  return documents.flatMap((text) => (JSON.parse(text) as { problems: LintProblem[] }).problems)
}

/** First mistake in Redocly's output of bundling: its place is on one line, its message on the next. */
function firstMistake(text: string): string | undefined {
  const [, place, what] = /^\[1\] (\S+:\d+:\d+).*\s+(.+)$/m.exec(stripVTControlCharacters(text)) ?? []
  return place && `${place} ${what!.replace(/ in ".*$/, '')}`
}

const firstLine = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? ''
