import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Report } from '../../tools/contract/check/compare.ts'
import { formatNamed } from '../../tools/contract/check/formats.ts'
import { isAcceptable } from '../../tools/contract/check/report.ts'
import { checkChange } from '../../tools/contract/check/run.ts'
import { copyTree } from '../../tools/copy-tree.ts'
import { VERSION } from './support/contract-seeds.ts'

/** A checkout like that of a backend developer, with one commit and one change that is not committed. */
const checkout = join(mkdtempSync(join(tmpdir(), 'contract-branch-')), 'portal')
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=tester', '-c', 'user.email=tester@example.com', ...args], {
    cwd: checkout,
    stdio: 'pipe',
  }).toString()
beforeAll(() => {
  copyTree('.', checkout)
  writeFileSync(join(checkout, '.gitignore'), 'node_modules\n.cache\n')
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'The last release')
})
beforeEach(() => void git('checkout', '--quiet', '.'))
afterAll(() => rmSync(join(checkout, '..'), { recursive: true, force: true }))

/** Runs the check as a developer does. */
const command = (...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((done) => {
    execFile(
      process.execPath,
      ['tools/contract/check.ts', ...args],
      { cwd: checkout, maxBuffer: 1e8 },
      (error, out, said) => done({ code: error ? Number(error.code) : 0, out, error: said }),
    )
  })
const edit = (file: string, change: (text: string) => string): void => {
  const path = join(checkout, file)
  const text = readFileSync(path, 'utf8')
  const next = change(text)
  expect(next).not.toBe(text)
  writeFileSync(path, next)
}

/** The contract check reads the current directory, so the tests change it to the checkout and back. */
const home = process.cwd()
beforeAll(() => process.chdir(checkout))
afterAll(() => process.chdir(home))

/** The generated files that have changes according to git. The contract check must change none. */
const generated = () => git('status', '--porcelain', '--', 'generated')

describe('errors of the contract check', () => {
  it.each<[string, string, (text: string) => string, RegExp]>([
    [
      'for a document that does not parse',
      'policy',
      (text) => text.replace('  get:', '  get: ['),
      /^openapi\/member\/paths\/policy\.yaml:\d+[^\n]*$/,
    ],
    [
      'for a reference that leads nowhere',
      'history',
      (text) => text.replace('#/ClaimSearchResult', '#/Nothing'),
      /^openapi\/member\/paths\/history\.yaml:\d+[^\n]*$/,
    ],
  ])('the contract check ends with a one-line error %s', async (_, document, change, says) => {
    edit(`openapi/member/paths/${document}.yaml`, change)
    await expect(checkChange('main', true)).rejects.toThrow(says)
    expect(generated()).toBe('')
  })

  it('the contract check ends with a one-line error for a document that does not parse, even if other documents break rules', async () => {
    edit('openapi/member/paths/account.yaml', (text) => text.replaceAll(/^ {4}summary: .*\n/gm, ''))
    edit('openapi/member/paths/policy.yaml', (text) => text.replace('  get:', '  get: ['))
    await expect(checkChange('main', false)).rejects.toThrow(/^openapi\/member\/paths\/policy\.yaml:\d+[^\n]*$/)
  })

  it('the contract check ends with a one-line error for a document without a version', async () => {
    edit('openapi/member/openapi.yaml', (text) => text.replace(`  version: ${VERSION.now}\n`, ''))
    await expect(checkChange('main', false)).rejects.toThrow(/info\.version is missing/)
  })

  it('the contract check ends with a one-line error for an output format that does not exist', () => {
    expect(() => formatNamed('pdf')).toThrow(/^There is no format pdf[^\n]*$/)
  })

  it('the contract check ends with a one-line error and exit code 2 for a Git revision that does not exist', async () => {
    const { code, out, error } = await command('--base', 'nowhere')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error.trim()).toMatch(/^There is no revision nowhere\.[^\n]*$/)
  })
})

it('the contract check ends with a one-line error and exit code 2 while another one is running', async () => {
  const running = join(checkout, '.cache/contract-check/running')
  mkdirSync(join(running, '..'), { recursive: true })
  writeFileSync(running, String(process.pid))
  const { code, out, error } = await command('--base', 'main', '--compare')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toMatch(/^Another check is running here, process \d+\.[^\n]*\n$/)
  // a check that was killed leaves its file behind
  writeFileSync(running, '999999999')
  expect((await command('--base', 'main', '--compare')).code).toBe(0)
})

it('if two operations have the same id, the contract check fails, names rule, file and line, and generates nothing', async () => {
  edit('openapi/member/paths/policy.yaml', (text) =>
    text.replace('operationId: getSecurityPolicy', 'operationId: getLabels'),
  )
  const { code, out } = await command('--base', 'main', '--compare')
  expect(code).toBe(1)
  expect(out).toMatch(/The contracts break a rule\n {2}openapi\/\S+:\d+/)
  expect(generated()).toBe('')
})

it('the contract check refuses a version that is lower than the previous one', async () => {
  edit('openapi/member/openapi.yaml', (text) => text.replace(`version: ${VERSION.now}`, `version: ${VERSION.before}`))
  const report = await checkChange('main', false)
  expect(isAcceptable(report)).toBe(false)
  expect(formatNamed('text')(report)).toContain(
    `member ${VERSION.now} -> ${VERSION.before}: a version that was given is not taken back`,
  )
})

it('the contract check accepts a contract without changes', async () => {
  const report = await checkChange('main', true)
  expect(formatNamed('text')(report)).toBe('No change of the contracts since main\n')
  expect(isAcceptable(report)).toBe(true)
})

describe('a backend developer removes a property of a claim line', () => {
  let report: Report
  let changed: string
  beforeAll(async () => {
    git('checkout', '--quiet', '.')
    edit('openapi/member/schemas/history.yaml', (text) =>
      text.replace(
        '    totalPaidAmount: { $ref: ../../shared/formats.yaml#/Money }\n    isProviderPaidDrugClaim',
        '    isProviderPaidDrugClaim',
      ),
    )
    edit('openapi/examples/history/searchClaims.yaml', (text) => text.replaceAll(/, totalPaidAmount: '[\d.]+'/g, ''))
    report = await checkChange('main', true)
    changed = generated()
  })

  it('the report on a removed property names the pages, the file and line of each use, the required version, and the compiler errors', () => {
    const out = formatNamed('text')(report)
    expect(isAcceptable(report)).toBe(false)
    expect(out).toContain(
      `member ${VERSION.now} -> ${VERSION.now}: not enough, a change that is breaking needs a new major version, ${VERSION.nextMajor}`,
    )
    expect(out).toMatch(
      /ClaimServiceLine\.totalPaidAmount was removed\. Who reads it may find nothing\. openapi\/member\/schemas\/history\.yaml:\d+/,
    )
    expect(out).toContain('Touches dashboard.home, history.combined, support.search (4 files), no form.')
    expect(out).toMatch(
      /is read at src\/areas\/history\/csv-button\.tsx:\d+, src\/areas\/history\/line-columns\.tsx:\d+, .*src\/domain\/claim-totals\.ts:\d+/,
    )
    expect(out).toContain('src/areas/history/pages/combined.page.tsx at /history')
    expect(out).toMatch(
      /The compiler names \d+ places?:\n(?: {4}\S+:\d+ .*\n)*? {4}src\/areas\/history\/line-columns\.tsx:\d+ /,
    )
    expect(out).toContain('The tests wait until it is.')
    expect(changed).toBe('')
  })

  it('the report on a removed property is also available as JSON', () => {
    const data = JSON.parse(formatNamed('json')(report)) as {
      acceptable: boolean
      changes: { summary: string; impact: { pages: { path: string }[] } }[]
    }
    expect(data.acceptable).toBe(false)
    expect(
      data.changes.some(
        ({ summary, impact }) =>
          summary.startsWith('Touches dashboard.home, history.combined') &&
          impact.pages.some(({ path }) => path === 'history'),
      ),
    ).toBe(true)
  })
})

it('the contract check accepts a new property if the minor version of the contract has been raised', async () => {
  edit('openapi/member/schemas/history.yaml', (text) =>
    text.replace(
      '    isProviderPaidDrugClaim',
      "    planNote: { type: string, maxLength: 80, description: 'What the plan says of this line.' }\n    isProviderPaidDrugClaim",
    ),
  )
  edit('openapi/member/openapi.yaml', (text) =>
    text.replace(`version: ${VERSION.now}`, `version: ${VERSION.nextMinor}`),
  )
  const { code, out } = await command('--base', 'main', '--format', 'markdown', '--output', 'report.md')
  const report = readFileSync(join(checkout, 'report.md'), 'utf8')
  expect({ code, out, report }).toEqual({
    code: 0,
    out: expect.stringContaining('The compiler is content.'),
    report: expect.stringContaining('This change can go in.'),
  })
  expect(out).toContain(`member ${VERSION.now} -> ${VERSION.nextMinor}: enough for a change that is additive`)
  expect(report).toMatch(/ClaimServiceLine\.planNote was added\./)
  expect(report).toContain('The tests pass: every-operation, examples-on-request.')
})

it.each<[string, () => void]>([
  ['before', () => undefined],
  [
    'after',
    () => {
      for (const part of ['client', 'queries'])
        edit(`generated/member/${part}/benefits.ts`, (text) => text.replaceAll('getOnlineDoctors', 'getNothing'))
    },
  ],
])(
  'the report on a removed operation names the pages that still call it, %s the generated code has followed',
  async (_, follow) => {
    edit('openapi/member/openapi.yaml', (text) => text.replace(/^ {2}\/\{id\}\/coverages\/online-doctors: .*\n/m, ''))
    follow()
    const text = formatNamed('text')(await checkChange('main', false))
    expect(text).toMatch(/getOnlineDoctors .*was removed\.[^]*Touches coverage\.online-doctors\b/)
    expect(text).not.toContain('Nothing in the portal uses it yet')
  },
)
