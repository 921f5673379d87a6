import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { SERVICES } from './operation.ts'
import { redocly } from './redocly.ts'

/** A contract that cannot be used; the message names file and line, one line for each thing that is wrong. */
export class ContractProblem extends Error {}

export const bundlePath = (service: string): string => `.cache/openapi/${service}.yaml`

interface LintProblem {
  severity: 'error' | 'warn'
  message: string
  ruleId: string
  location: { source: { ref: string }; start?: { line: number; col: number } }[]
}

/** Lints both documents, then writes each as one file to `.cache/openapi/`. */
export async function bundleContracts(): Promise<void> {
  // side by side: two programs, two cores; what breaks a rule says more than what then cannot be joined
  const [broken, bundled] = await Promise.all([brokenRules(), bundle().catch((error: unknown) => error)])
  if (bundled !== undefined && broken.length > 0) throw new ContractProblem(whyUnreadable(broken))
  if (bundled !== undefined) throw bundled
  if (broken.length > 0) throw new ContractProblem(broken.join('\n'))
}

/** Which broken rule keeps the documents from being joined: it says more than what else is wrong with them. */
export const whyUnreadable = (broken: readonly string[]): string => broken.find((rule) => /\[(?:no-unresolved-refs|struct)\]$/.test(rule)) ?? broken[0]!

/** For tools that only read the documents: bundles when the bundles were made of something else. */
export async function ensureBundles(): Promise<void> {
  const isThere = [...SERVICES.map(bundlePath), MADE_OF].every((file) => existsSync(file))
  if (!isThere || readFileSync(MADE_OF, 'utf8') !== digestOfSources()) await bundle()
}

const MADE_OF = '.cache/openapi/made-of.txt'

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

/** Writes the bundles whatever the rules say, as long as the documents can be read. */
export async function bundle(): Promise<void> {
  const { code, stderr, stdout } = await redocly(['bundle'])
  if (code !== 0) throw new ContractProblem(firstLine(stderr) || firstLine(stdout) || 'bundling failed')
  writeFileSync(MADE_OF, digestOfSources())
}

/** Redocly prints one JSON document per API, one after the other, the braces of neighbours on one line. */
function readProblems(printed: string): LintProblem[] {
  const output = printed.replaceAll(/^\}\{$/gm, '}\n{')
  const documents = output.match(/^\{$[\s\S]*?^\}/gm) ?? []
  return documents.flatMap((text) => (JSON.parse(text) as { problems: LintProblem[] }).problems)
}

const firstLine = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? ''
