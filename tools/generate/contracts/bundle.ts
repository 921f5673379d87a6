import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { SourceProblem } from '../source-problem.ts'
import { SERVICES } from './operation.ts'
import { redocly } from './redocly.ts'

/** A contract that cannot be used; the message names file and line, one line for each thing that is wrong. */
export class ContractProblem extends SourceProblem {}

export const bundlePath = (service: string): string => `.cache/openapi/${service}.yaml`

/** Where contracts are generated before what changed is moved to `generated/`; a folder for each program that does. */
export const SCRATCH = `.cache/next-${process.pid}`

interface LintProblem {
  severity: 'error' | 'warn'
  message: string
  ruleId: string
  location: { source: { ref: string }; start?: { line: number; col: number } }[]
}

/** Lints both documents, then writes each as one file to `.cache/openapi/`. */
export async function bundleContracts(): Promise<void> {
  // side by side: two programs, two cores; what breaks a rule says more than what then cannot be joined
  const [broken, bundled] = await Promise.all([brokenRules(), ensureBundles().catch((error: unknown) => error)])
  if (bundled !== undefined && broken.length > 0) throw new ContractProblem(whyUnreadable(broken))
  if (bundled !== undefined) throw bundled
  if (broken.length > 0) throw new ContractProblem(broken.join('\n'))
}

/** Which broken rule keeps the documents from being joined: it says more than what else is wrong with them. */
export const whyUnreadable = (broken: readonly string[]): string => broken.find((rule) => /\[(?:no-unresolved-refs|struct)\]$/.test(rule)) ?? broken[0]!

/** For tools that only read the documents: bundles when the bundles were made of something else. The first who asks does it, the others wait. */
export const ensureBundles = (): Promise<void> =>
  alone(async () => {
    const digest = digestOfSources()
    const isThere = [...SERVICES.map(bundlePath), MADE_OF].every((file) => existsSync(file))
    const [of, ...problem] = isThere ? readFileSync(MADE_OF, 'utf8').split('\n') : []
    if (of !== digest) await bundle(digest)
    else if (problem.length > 0) throw new ContractProblem(problem.join('\n'))
  })

/**
 * Calls `reload` after each edit of the contracts, until it is told to stop. What cannot be read is told on the console and changes nothing: whoever
 * follows goes on with what it has.
 */
export function followContracts(reload: () => Promise<unknown>): () => void {
  let work: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch('openapi', { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(reload).catch((error: unknown) => console.error(error instanceof ContractProblem ? error.message : error))
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

/** Runs work that only one program at a time may do: development server, sandbox and mock follow the same files. */
async function alone(work: () => Promise<void>): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  while (!isMine()) await pause(POLL_MS)
  try {
    await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

/** Whether the lock could be taken; that of a program that has ended counts for nothing. A folder that is gone is no lock: nobody waits for it. */
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

/** Undefined when it was let go meanwhile, or taken and not yet signed. */
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

/** Of contents, not of times: files that are put back are older than what was made of their successors. */
function digestOfSources(): string {
  const hash = createHash('sha256')
  for (const file of [...globSync('openapi/**/*.{yaml,js}').toSorted(), 'redocly.yaml']) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** What breaks a rule of redocly.yaml in the contracts in `root`: file, line, message and rule, a line each. */
export async function brokenRules(root?: string): Promise<string[]> {
  const { code, stdout, stderr } = await redocly(['lint', '--format', 'json'], root)
  if (code === 0) return []
  const errors = readProblems(stdout).filter((problem) => problem.severity === 'error')
  if (errors.length === 0) return [firstLine(stderr) || firstLine(stdout)]
  return errors.map(({ location: [at], message, ruleId }) => {
    const place = at ? [at.source.ref, at.start?.line, at.start?.col].filter((part) => part !== undefined).join(':') : 'openapi'
    return `${place} ${message.replaceAll(/\s+/g, ' ')} [${ruleId}]`
  })
}

/** Writes the bundles whatever the rules say, as long as the documents can be read. What they were made of is written last, with why they could not be. */
async function bundle(digest: string): Promise<void> {
  rmSync(MADE_OF, { force: true })
  const { code, stderr, stdout } = await redocly(['bundle'])
  const problem = code === 0 ? undefined : firstMistake(stderr) || firstLine(stderr) || firstLine(stdout) || 'bundling failed'
  writeFileSync(MADE_OF, [digest, problem ?? []].flat().join('\n'))
  if (problem) throw new ContractProblem(problem)
}

/** Redocly prints one JSON document per API, one after the other, the braces of neighbours on one line. */
function readProblems(printed: string): LintProblem[] {
  const output = printed.replaceAll(/^\}\{$/gm, '}\n{')
  const documents = output.match(/^\{$[\s\S]*?^\}/gm) ?? []
  return documents.flatMap((text) => (JSON.parse(text) as { problems: LintProblem[] }).problems)
}

/** Of what Redocly says while it bundles, the first mistake: its place on one line, what it is on the next. */
function firstMistake(text: string): string | undefined {
  const [, place, what] = /^\[1\] (\S+:\d+:\d+).*\s+(.+)$/m.exec(stripVTControlCharacters(text)) ?? []
  return place && `${place} ${what!.replace(/ in ".*$/, '')}`
}

const firstLine = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? ''
