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

/**
 * Runs work on the contracts while the linter reads the contracts in a separate process. If the linter finds errors,
 * they are reported instead of an error of the work, because lint errors name the file and the line.
 */
export async function whileLinting<T>(lint: Promise<readonly string[]>, work: () => Promise<T>): Promise<T> {
  const [broken, done] = await Promise.all([
    lint,
    work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
  ])
  if (broken.length > 0) throw new ContractProblem('error' in done ? whyUnreadable(broken) : broken.join('\n'))
  if ('error' in done) throw done.error
  return done.value
}

/** The lint error that prevents bundling. If there is no such error, the first lint error. */
export const whyUnreadable = (broken: readonly string[]): string =>
  broken.find((rule) => /\[(?:no-unresolved-refs|struct)\]$/.test(rule)) ?? broken[0]!

/**
 * Bundles the documents if the sources have changed since the last time. If several processes call this, one bundles
 * and the others wait.
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
 * Calls `reload` after each edit of the contracts, until the returned function is called. If a contract cannot be read,
 * an error is printed and `reload` is not called, so that the caller keeps its present state.
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

/** Milliseconds to wait after an edit, because editors write a file in several steps. */
export const DEBOUNCE_MS = 50

const FOLDER = '.cache/openapi'
const LOCK = `${FOLDER}/being-made`
const POLL_MS = 30

/**
 * Runs work that only one process may do at a time. The development server, the sandbox and the mock watch the same
 * files, so an edit starts the work in all of them.
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
 * Tries to take the lock. Returns true if this process now holds the lock. A lock whose process has ended is ignored.
 * If the folder is missing, an error is thrown, because the caller would otherwise wait for ever.
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
 * Process id of the holder of the lock. Undefined if the lock has been released meanwhile, or if its holder has not
 * written the id yet.
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

/**
 * Digest of the contents of the source files. Modification times are not used, because a restored file may be older
 * than the bundle, although the bundle was made from another version of the file.
 */
export function digestOfSources(): string {
  const hash = createHash('sha256')
  for (const file of [...globSync('openapi/**/*.{yaml,js}').toSorted(), 'redocly.yaml'])
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Violations of the rules in redocly.yaml by the contracts in `root`, one line each with file, line, message and rule.
 */
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
 * Repeats the work until the sources are the same before and after it. Otherwise an edit or a change of branch during
 * the work would mix two states of the sources.
 */
export async function ofOneState<T>(
  first: string,
  digestNow: () => string,
  work: () => Promise<T>,
): Promise<{ digest: string; made: T }> {
  for (let digest = first; ;) {
    const made = await work()
    const after = digestNow()
    if (after === digest) return { digest, made }
    digest = after
  }
}

/**
 * Bundles all documents that can be parsed, even if they break rules. The digest of the sources is written last; if
 * bundling failed, the reason is written with it.
 */
async function bundle(first: string): Promise<void> {
  rmSync(MADE_OF, { force: true })
  const { digest, made } = await ofOneState(first, digestOfSources, () => redocly(['bundle']))
  const { code, stderr, stdout } = made
  const problem =
    code === 0 ? undefined : firstMistake(stderr) || firstLine(stderr) || firstLine(stdout) || 'bundling failed'
  writeFileSync(MADE_OF, [digest, problem ?? []].flat().join('\n'))
  if (problem) throw new ContractProblem(problem)
}

/**
 * Reads the problems that Redocly prints: one JSON document for each API. The closing brace of a document and the
 * opening brace of the next one are on the same line.
 */
function readProblems(printed: string): LintProblem[] {
  const output = printed.replaceAll(/^\}\{$/gm, '}\n{')
  const documents = output.match(/^\{$[\s\S]*?^\}/gm) ?? []
  return documents.flatMap((text) => (JSON.parse(text) as { problems: LintProblem[] }).problems)
}

/**
 * The first mistake in Redocly's output about bundling. The output has the place on one line and the message on the
 * next.
 */
function firstMistake(text: string): string | undefined {
  const [, place, what] = /^\[1\] (\S+:\d+:\d+).*\s+(.+)$/m.exec(stripVTControlCharacters(text)) ?? []
  return place && `${place} ${what!.replace(/ in ".*$/, '')}`
}

const firstLine = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? ''
