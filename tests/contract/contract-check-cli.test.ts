import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyTree } from '../../tools/copy-tree.ts'

/** A checkout of its own, as a backend developer has it: one commit, then a change that is not committed yet. */
const checkout = join(mkdtempSync(join(tmpdir(), 'contract-branch-')), 'portal')
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=tester', '-c', 'user.email=tester@example.com', ...args], { cwd: checkout, stdio: 'pipe' }).toString()
beforeAll(() => {
  copyTree('.', checkout)
  writeFileSync(join(checkout, '.gitignore'), 'node_modules\n.cache\n')
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'The last release')
}, 60_000)
beforeEach(() => void git('checkout', '--quiet', '.'))
afterAll(() => rmSync(join(checkout, '..'), { recursive: true, force: true }))

const check = (...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((done) => {
    execFile(process.execPath, ['tools/contract/check.ts', ...args], { cwd: checkout, maxBuffer: 1e8 }, (error, out, said) =>
      done({ code: error ? Number(error.code) : 0, out, error: said }),
    )
  })
const edit = (file: string, change: (text: string) => string): void => {
  const path = join(checkout, file)
  const text = readFileSync(path, 'utf8')
  const next = change(text)
  expect(next).not.toBe(text)
  writeFileSync(path, next)
}

describe('what cannot be checked is one line and exit code 2', { timeout: 60_000 }, () => {
  it.each<[string, () => void, string[], RegExp]>([
    ['a revision that does not exist', () => undefined, ['--base', 'nowhere'], /^There is no revision nowhere\./],
    ['a format that does not exist', () => undefined, ['--base', 'main', '--format', 'pdf'], /^There is no format pdf/],
    [
      'a document that does not parse',
      () => edit('openapi/member/paths/policy.yaml', (text) => text.replace('  get:', '  get: [')),
      ['--base', 'main'],
      /^openapi\/member\/paths\/policy\.yaml:\d+/,
    ],
    [
      'a reference that leads nowhere',
      () => edit('openapi/member/paths/history.yaml', (text) => text.replace('#/ClaimSearchResult', '#/Nothing')),
      ['--base', 'main'],
      /^openapi\/member\/paths\/history\.yaml:\d+/,
    ],
  ])('%s', async (_, prepare, args, says) => {
    prepare()
    const { code, out, error } = await check(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error.trim().split('\n')).toHaveLength(1)
    expect(error).toMatch(says)
    expect(git('status', '--porcelain', '--', 'generated')).toBe('')
  })
})

it('two operations with one id: the rule is named with file and line, the check fails, nothing is generated', { timeout: 60_000 }, async () => {
  edit('openapi/member/paths/policy.yaml', (text) => text.replace('operationId: getSecurityPolicy', 'operationId: getLabels'))
  const { code, out } = await check('--base', 'main', '--compare')
  expect(code).toBe(1)
  expect(out).toMatch(/The contracts break a rule\n {2}openapi\/\S+:\d+/)
  expect(git('status', '--porcelain', '--', 'generated')).toBe('')
})

it('nothing changed: nothing to say, and the change can go in', async () => {
  const { code, out } = await check('--base', 'main')
  expect({ code, out }).toEqual({ code: 0, out: 'No change of the contracts since main\n' })
})

describe('a backend developer removes a property of a claim line', () => {
  const remove = () => {
    edit('openapi/member/schemas/history.yaml', (text) =>
      text.replace('    totalPaidAmount: { $ref: ../../shared/formats.yaml#/Money }\n    isProviderPaidDrugClaim', '    isProviderPaidDrugClaim'),
    )
    edit('openapi/examples/history/searchClaims.yaml', (text) => text.replaceAll(/, totalPaidAmount: '[\d.]+'/g, ''))
  }

  it('is told the pages, the file and line of each reader, the version to give, and what fails afterwards', { timeout: 180_000 }, async () => {
    remove()
    const { code, out } = await check('--base', 'main')
    expect(code).toBe(1)
    expect(out).toContain('member 1.0.0 -> 1.0.0: not enough, a change that is breaking needs a new major version, 2.0.0')
    expect(out).toMatch(/ClaimServiceLine\.totalPaidAmount: Property totalPaidAmount was removed\. openapi\/member\/schemas\/history\.yaml:\d+/)
    expect(out).toContain('Touches history.combined (1 file), no form.')
    expect(out).toMatch(/is read at src\/areas\/history\/pages\/combined\/line-columns\.tsx:\d+/)
    expect(out).toContain('src/areas/history/pages/combined/combined.page.tsx at /history')
    expect(out).toMatch(/The compiler names \d+ places?:\n(?: {4}\S+:\d+ .*\n)*? {4}src\/areas\/history\/pages\/combined\/line-columns\.tsx:\d+ /)
    expect(out).toMatch(/The contract tests pass\.|contract tests? fails?:/)
    expect(git('status', '--porcelain', '--', 'generated')).toBe('')
  })

  it('gets the same as data, for a program', { timeout: 60_000 }, async () => {
    remove()
    const { out } = await check('--base', 'main', '--compare', '--format', 'json')
    const report = JSON.parse(out) as { acceptable: boolean; changes: { summary: string; impact: { pages: { path: string }[] } }[] }
    expect(report.acceptable).toBe(false)
    expect(
      report.changes.some(({ summary, impact }) => summary.startsWith('Touches history.combined') && impact.pages.some(({ path }) => path === 'history')),
    ).toBe(true)
  })
})

it('a change that says what it is goes in', { timeout: 180_000 }, async () => {
  edit('openapi/member/schemas/submission.yaml', (text) => text.replace('maxLength: 1000', 'maxLength: 1500'))
  edit('openapi/member/openapi.yaml', (text) => text.replace('version: 1.0.0', 'version: 1.1.0'))
  const { code, out } = await check('--base', 'main', '--out', 'report.txt')
  expect({ code, out }).toEqual({ code: 0, out: '' })
  expect(existsSync(join(checkout, 'report.txt'))).toBe(true)
  const report = readFileSync(join(checkout, 'report.txt'), 'utf8')
  expect(report).toContain('member 1.0.0 -> 1.1.0: enough for a change that is additive')
  expect(report).toMatch(/forms: forms\/claim\/comments\.schema\.json:\d+/)
  expect(report).toContain('The compiler is content.')
  expect(report).toContain('The contract tests pass.')
})
