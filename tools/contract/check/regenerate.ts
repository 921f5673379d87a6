import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { copyTree } from '../../copy-tree.ts'
import type { Impact } from './impact.ts'
import { compile, treeIn, type TypeProblem } from './find-usages-of-properties.ts'

export interface Consequences {
  /** compiler errors in the portal and its test servers after everything was generated again */
  readonly types: readonly TypeProblem[]
  /** titles of failing tests; undefined if the tests did not run because of compiler errors */
  readonly tests?: readonly string[]
  /** names of the test files that ran */
  readonly tried?: readonly string[]
}

/**
 * The contract tests that a change of a contract can break. They check every response of the sandbox, and every example
 * that is requested by name.
 */
const CONTRACT_TESTS = ['every-operation', 'examples-on-request']

/**
 * Generates everything again from the contracts in the working tree, in a copy of the repository. Then it runs the
 * compiler, the contract tests and the tests of the affected areas. The tests of the areas show whether the portal
 * still builds correct requests from data in responses.
 */
export async function tryOut(
  root: string,
  scratch: string,
  { changes }: { readonly changes: readonly { readonly impact: Impact }[] },
): Promise<Consequences> {
  const tree = treeIn(scratch)
  copyTree(root, tree)
  const generated = await run(tree, 'tools/generate/main.ts')
  if (generated.code !== 0) return { types: [{ file: 'openapi', line: 0, message: lastLine(generated.said) }] }
  const types = await compile(tree)
  if (types.length > 0) return { types }
  const areas = changes.flatMap(({ impact }) => impact.pages.map(({ id }) => `src/areas/${id.split('.')[0]}/`))
  const units = [...new Set([...areas, ...(areas.length > 0 ? ['src/platform/http/'] : [])])]
  const contract = await testsIn(tree, 'tests/contract/vitest.contract.config.ts', CONTRACT_TESTS)
  const unit = units.length > 0 ? await testsIn(tree, 'vitest.config.ts', ['--project', 'unit', ...units]) : []
  return { types, tests: [...contract, ...unit], tried: [...CONTRACT_TESTS, ...units] }
}

async function testsIn(tree: string, config: string, which: readonly string[]): Promise<string[]> {
  const report = join(tree, '.cache', `tried-${basename(config)}.json`)
  const tested = await run(
    tree,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    config,
    ...which,
    '--reporter=json',
    `--outputFile=${report}`,
  )
  return tested.code === 0 ? [] : failuresIn(report, tested.said)
}

function failuresIn(report: string, said: string): string[] {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: {
        message: string
        assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
      }[]
    }
    return testResults.flatMap(({ assertionResults, message }) =>
      assertionResults.length === 0
        ? [message.split('\n')[0]!]
        : assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages = [] }) =>
              [fullName, reasonIn(failureMessages[0])].filter(Boolean).join(': '),
            ),
    )
  } catch {
    return [`the contract tests did not run: ${lastLine(said)}`]
  }
}

/** The first line of a test failure's message. */
const reasonIn = (message = ''): string => stripVTControlCharacters(message).split('\n')[0]!.slice(0, 200)

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

async function run(cwd: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number>((done) => child.on('close', (status) => done(status ?? 1)))
  return { code, said }
}
