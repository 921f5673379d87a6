import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyId, factsOf } from './support/calls.ts'

const out = mkdtempSync(join(tmpdir(), 'contract-docs-'))
beforeAll(
  () =>
    void execFileSync(process.execPath, ['tools/contract/docs.ts', '--out', out, '--since', 'HEAD'], { stdio: 'pipe' }),
)
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
  it('the contract documentation is one complete file', () => {
    expect(fetched(html())).toEqual([])
  })
  it('the contract documentation begins with the changes of the contract', () => {
    expect(html()).toContain('Contracts from HEAD to HEAD')
  })
  it('the contract documentation loads nothing from the site of the documentation tool', () => {
    expect(html()).not.toContain('cdn.redoc.ly')
  })
  it('the contract documentation names the pages that use an operation, and the hook generated for the operation', () => {
    const text = html()
    const [id, page] =
      service === 'member'
        ? ['getBankingDetails', 'account.direct-deposit']
        : ['changePassword', 'account.change-password']
    const noted = text.slice(text.indexOf(`**\`${id}\`**`))
    expect(noted.slice(0, 3000)).toContain(page)
    expect(text).toMatch(
      service === 'member'
        ? /Asked for in: [^.]*account\/direct-deposit/
        : /Asked for in: [^.]*account\/change-password/,
    )
    expect(text).toContain(
      service === 'member' ? 'const { data } = useGetBankingDetails()' : 'const { mutateAsync } = useChangePassword()',
    )
  })
  it('the contract documentation names every operation', () => {
    const text = html()
    expect(everyId.filter((id) => factsOf(id).service === service && !text.includes(id))).toEqual([])
  })
})

it('the list of loaded URLs includes a script of another site that was added to the documentation', () => {
  expect(
    fetched('<script src="https://cdn.example.com/a.js"></script><link rel="stylesheet" href="/a.css">'),
  ).toHaveLength(2)
})
