import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyId, factsOf } from './support/calls.ts'

const out = mkdtempSync(join(tmpdir(), 'contract-docs-'))
const consumers = join(out, 'consumers.json')
beforeAll(() => {
  const none = { everyPage: false, forms: [] }
  const used = (page: string, form: string) => ({ pages: [page], everyPage: false, forms: [form] })
  writeFileSync(
    consumers,
    JSON.stringify({
      operations: {
        getBankingDetails: used('account.direct-deposit', 'account/direct-deposit'),
        changePassword: used('account.change-password', 'account/change-password'),
      },
      fields: {
        ClaimPaymentDetails: none,
        'ClaimPaymentDetails.claimId': { ...none, pages: ['history.details'], lines: [] },
      },
    }),
  )
  execFileSync(
    process.execPath,
    ['tools/contract/docs.ts', '--out', out, '--since', 'HEAD', '--consumers', consumers],
    { stdio: 'pipe' },
  )
})
afterAll(() => rmSync(out, { recursive: true, force: true }))

/** The URLs that a page would load. */
const fetched = (html: string): string[] =>
  [
    ...html.matchAll(
      /<(?:script|img|iframe|source)\b[^>]*\bsrc=["'](?!data:)[^"']+|<link\b[^>]*\bhref=["'](?!data:)[^"']+|@import\s|url\(["']?https?:/g,
    ),
  ].map(([text]) => text)

describe.each(['account', 'member'] as const)('the documentation of the %s service', (service) => {
  const html = () => readFileSync(join(out, `${service}.html`), 'utf8')
  it('the contract documentation is one HTML file that loads no other file', () => {
    expect(fetched(html())).toEqual([])
  })
  it('the contract documentation names the two Git revisions between which it lists the changes', () => {
    expect(html()).toContain('Contracts from HEAD to HEAD')
  })
  it('the contract documentation names the pages that use an operation, and the hook generated for the operation', () => {
    const [id, page, hook] =
      service === 'member'
        ? ['getBankingDetails', 'account.direct-deposit', 'const { data } = useGetBankingDetails()']
        : ['changePassword', 'account.change-password', 'const { mutateAsync } = useChangePassword()']
    const section = html()
      .split('<section ')
      .find((text) => text.startsWith(`id="${id}"`))
    expect(section).toContain(`Used by: ${page}. Asked for in: ${page.replace('.', '/')}.`)
    expect(section).toContain(hook)
  })
  it('the contract documentation has a section for each operation, with the operation id as its anchor', () => {
    const text = html()
    const own = everyId.filter((id) => factsOf(id).service === service)
    expect(own.filter((id) => !text.includes(`<section id="${id}"`))).toEqual([])
  })
  it('the contract documentation quotes every rule of the specification that the documentation mentions by id', () => {
    const [body = '', rules = ''] = html().split('id="rules"')
    const named = new Set([...body.matchAll(/href="#([A-Z][A-Z0-9]*-\d{2,3})"/g)].map(([, id]) => id))
    expect(named.size).toBeGreaterThan(5)
    expect([...named].filter((id) => !rules.includes(`<dt id="${id}">`))).toEqual([])
  })
})

it('the contract documentation names the pages that show a field', () => {
  const text = readFileSync(join(out, 'member.html'), 'utf8')
  expect(text).toMatch(/<code>claimId<\/code>[\s\S]{0,300}<td>history\.details\.<\/td>/)
})

it('the check of loaded URLs finds a script of another site that was added to the documentation', () => {
  expect(
    fetched('<script src="https://cdn.example.com/a.js"></script><link rel="stylesheet" href="/a.css">'),
  ).toHaveLength(2)
})
