import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compare, filesBelow } from '../../tools/drift.ts'
import { brokenRules } from '../../tools/generate/contracts/bundle.ts'
import { VERSION } from './support/contract-seeds.ts'

/** A copy of the generator's input, which the tests edit to make mistakes. */
const copy = mkdtempSync(join(tmpdir(), 'contracts-'))
const SOURCES = [
  'openapi',
  'redocly.yaml',
  'orval.config.ts',
  'tools/generate',
  'src/platform',
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
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
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

interface Fault {
  readonly what: string
  readonly file: string
  readonly from: string
  readonly to: string
}

describe('errors of the generator', () => {
  it.each<Fault>([
    {
      what: 'a broken rule of the documents',
      file: 'openapi/member/paths/history.yaml',
      from: 'Claim lines of',
      to: 'Claim `lines` of',
    },
    {
      what: 'an unknown read that a write makes stale',
      file: 'openapi/member/paths/account.yaml',
      from: 'x-invalidates: [getContactInfoDetails]',
      to: 'x-invalidates: [getContactDetails]',
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
    { what: 'text that is not YAML', file: 'openapi/member/paths/policy.yaml', from: '  get:', to: '  get: [' },
  ])(
    'the generator reports $what in one line with the file and the line, and changes nothing',
    async ({ file, from, to }) => {
      edit(file, from, to)
      const { code, said } = await generate()
      expect(code).toBe(1)
      expect(said.trim().split('\n')).toHaveLength(1)
      expect(said).toMatch(/^openapi\/[\w./-]+\.yaml:\d+/)
      expect(readFileSync(join(copy, 'generated/operations.ts'), 'utf8')).toBe(
        readFileSync('generated/operations.ts', 'utf8'),
      )
    },
  )
})

it('a new property and a new contract version change only the generated type, schema and version', async () => {
  edit(
    'openapi/member/schemas/history.yaml',
    '    claimId: { type: string, minLength: 1, maxLength: 40, description: Claim. }\n    line:',
    '    claimId: { type: string, minLength: 1, maxLength: 40, description: Claim. }\n    providerCity: { type: string, maxLength: 40 }\n    line:',
  )
  edit('openapi/member/openapi.yaml', `version: ${VERSION.now}`, `version: ${VERSION.nextMinor}`)
  const { code, said } = await generate()
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('3 files changed') })
  const changed = compare(filesBelow('.', ['generated']), filesBelow(copy, ['generated']))
  expect(changed.filter((line) => line.endsWith('out of date'))).toEqual([
    'generated/member/model/claimPaymentDetails.ts: out of date',
    'generated/member/zod/memberService.schemas.zod.ts: out of date',
    'generated/operations.ts: out of date',
  ])
  expect(readFileSync(join(copy, 'generated/operations.ts'), 'utf8')).toContain(`member ${VERSION.nextMinor}.`)
})

it('the generator names the file and the line of each broken rule of the documents', async () => {
  const faults: readonly (Fault & { readonly rule: string })[] = [
    {
      what: 'a backtick in a text',
      rule: 'portal/safe-text',
      file: 'openapi/member/paths/history.yaml',
      from: 'Claim lines of',
      to: 'Claim `lines` of',
    },
    {
      what: 'a template placeholder in an enum',
      rule: 'portal/safe-text',
      file: 'openapi/member/schemas/claims.yaml',
      from: 'enum: [yesNo, text]',
      to: "enum: [yesNo, '${text}']",
    },
    {
      what: 'the end of a comment in a text',
      rule: 'portal/safe-text',
      file: 'openapi/account/paths/session.yaml',
      from: 'summary: Sign in',
      to: 'summary: Sign in */',
    },
    {
      what: 'a reference to nothing',
      rule: 'no-unresolved-refs',
      file: 'openapi/member/paths/account.yaml',
      from: '#/BankingDetails',
      to: '#/Nothing',
    },
    {
      what: 'an example that is not valid',
      rule: 'no-invalid-media-type-examples',
      file: 'openapi/examples/history/searchClaims.yaml',
      from: 'maxLimit: 500',
      to: 'maxLimit: many',
    },
    {
      what: 'an operation with the name of another',
      rule: 'operation-operationId-unique',
      file: 'openapi/member/paths/support.yaml',
      from: 'operationId: getForm',
      to: 'operationId: getSecurityPolicy',
    },
    {
      what: 'answers that may be kept',
      rule: 'answers/nothing-is-stored',
      file: 'openapi/account/openapi.yaml',
      from: '{ Cache-Control: no-store }',
      to: '{ Cache-Control: private }',
    },
    {
      what: 'one answer that may be kept',
      rule: 'answers/nothing-is-stored',
      file: 'openapi/member/paths/booklet.yaml',
      from: 'headers: { Content-Disposition:',
      to: 'headers: { Cache-Control: { schema: { type: string, maxLength: 40 } }, Content-Disposition:',
    },
    {
      what: 'a PDF that need not be accessible',
      rule: 'documents/are-accessible',
      file: 'openapi/member/paths/card.yaml',
      from: 'as PDF/UA',
      to: 'as a PDF',
    },
    {
      what: 'a text without an end',
      rule: 'bounds/everything-ends',
      file: 'openapi/member/schemas/submission.yaml',
      from: 'maxLength: 1000, ',
      to: '',
    },
  ]
  for (const { file, from, to } of faults) edit(file, from, to)
  const said = await brokenRules(copy)
  const unnamed = faults.filter(
    ({ file, rule }) => !said.some((line) => line.startsWith(`${file}:`) && line.endsWith(`[${rule}]`)),
  )
  expect(unnamed.map(({ what }) => what)).toEqual([])
  for (const line of said) expect(line).toMatch(/^openapi\/[\w./-]+\.yaml:\d+:\d+ .+ \[[\w/-]+\]$/)
})
