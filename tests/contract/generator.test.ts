import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

/** A copy of what the generator reads, to break. */
const copy = mkdtempSync(join(tmpdir(), 'contracts-'))
const SOURCES = [
  'openapi',
  'redocly.yaml',
  'orval.config.ts',
  'tools/generate',
  'src/platform/http',
  'src/platform/errors',
  'generated/account',
  'generated/member',
  'generated/operations.ts',
  'generated/operation-traits.ts',
  'generated/calls.ts',
  'package.json',
  'tsconfig.json',
]

beforeAll(() => {
  for (const source of SOURCES) cpSync(source, join(copy, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})
beforeEach(() => cpSync('openapi', join(copy, 'openapi'), { recursive: true }))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

async function generate(): Promise<{ code: number; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/generate/contracts.ts'], { cwd: copy })
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, said: stderr }
  }
}

const edit = (file: string, from: string, to: string): void => {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

it('what is committed is what the contracts say', async () => {
  const { code, said } = await generate()
  expect(code).toBe(0)
  expect(said).toContain(' 0 files changed')
})

describe('a broken contract is one line with file and line, and changes nothing', () => {
  it.each([
    { what: 'a backtick in a text', file: 'openapi/member/paths/history.yaml', from: 'Claim lines of', to: 'Claim `lines` of' },
    { what: 'a template placeholder in an enum', file: 'openapi/member/schemas/claims.yaml', from: 'enum: [yesNo, text]', to: "enum: [yesNo, '${text}']" },
    { what: 'the end of a comment in a text', file: 'openapi/account/paths/session.yaml', from: 'summary: Sign in', to: 'summary: Sign in */' },
    { what: 'a reference to nothing', file: 'openapi/member/paths/history.yaml', from: '#/ClaimSearchResult', to: '#/Nothing' },
    { what: 'an example that is not valid', file: 'openapi/examples/history/searchClaims.yaml', from: 'maxLimit: 500', to: 'maxLimit: many' },
    {
      what: 'an operation with the name of another',
      file: 'openapi/member/paths/policy.yaml',
      from: 'operationId: getSecurityPolicy',
      to: 'operationId: getForm',
    },
    {
      what: 'an operation with a name of the other service',
      file: 'openapi/member/paths/policy.yaml',
      from: 'operationId: getSecurityPolicy',
      to: 'operationId: login',
    },
    {
      what: 'a name in the error catalogue that does not exist',
      file: 'openapi/member/paths/account.yaml',
      from: 'x-error: getDirectDeposit',
      to: 'x-error: getDirectDeposits',
    },
    { what: 'a text without an end', file: 'openapi/member/schemas/submission.yaml', from: 'maxLength: 1000, ', to: '' },
    { what: 'text that is not YAML', file: 'openapi/member/paths/policy.yaml', from: '  get:', to: '  get: [' },
  ])('$what', async ({ file, from, to }) => {
    edit(file, from, to)
    const { code, said } = await generate()
    expect(code).toBe(1)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(said).toMatch(/^openapi\/[\w./-]+\.yaml:\d+/)
    expect(readFileSync(join(copy, 'generated/operations.ts'), 'utf8')).toBe(readFileSync('generated/operations.ts', 'utf8'))
  })
})
