import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree } from '../../copy-tree.ts'
import { compile, treeIn, type TypeProblem } from './readers-of-properties.ts'

export interface Consequences {
  /** what the compiler says of the portal and its stand-ins once everything is generated anew */
  readonly types: readonly TypeProblem[]
  /** contract tests that fail then, by title; absent where they were not run, because the compiler has something to say first */
  readonly tests?: readonly string[]
}

/** Generates everything from the contracts as they are in the working tree, in a copy, and asks the compiler and the contract tests. */
export async function tryOut(root: string, scratch: string): Promise<Consequences> {
  const tree = treeIn(scratch)
  copyTree(root, tree)
  const generated = await run(tree, 'tools/generate/main.ts')
  if (generated.code !== 0) return { types: [{ file: 'openapi', line: 0, message: lastLine(generated.said) }] }
  const types = await compile(tree)
  if (types.length > 0) return { types }
  const report = join(tree, '.cache/contract-tests.json')
  const tested = await run(
    tree,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'vitest.contract.config.ts',
    'every-operation',
    '--reporter=json',
    `--outputFile=${report}`,
  )
  return { types, tests: tested.code === 0 ? [] : failuresIn(report, tested.said) }
}

function failuresIn(report: string, said: string): string[] {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[]
    }
    return testResults.flatMap(({ assertionResults, message }) =>
      assertionResults.length === 0 ? [message.split('\n')[0]!] : assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    )
  } catch {
    return [`the contract tests did not run: ${lastLine(said)}`]
  }
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

async function run(cwd: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number>((done) => child.on('close', (status) => done(status ?? 1)))
  return { code, said }
}
