import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyId, factsOf } from './support/calls.ts'

const out = mkdtempSync(join(tmpdir(), 'contract-docs-'))
beforeAll(() => void execFileSync(process.execPath, ['tools/contract/docs.ts', '--out', out, '--since', 'HEAD'], { stdio: 'pipe' }))
afterAll(() => rmSync(out, { recursive: true, force: true }))

/** What a page would fetch from somewhere else. */
const fetched = (html: string): string[] =>
  [...html.matchAll(/<(?:script|img|iframe|source)\b[^>]*\bsrc=["'](?!data:)[^"']+|<link\b[^>]*\bhref=["'](?!data:)[^"']+|@import\s|url\(["']?https?:/g)].map(
    ([text]) => text,
  )

describe.each(['account', 'member'] as const)('the documentation of the %s service', (service) => {
  const html = () => readFileSync(join(out, `${service}.html`), 'utf8')
  it('is complete in one file', () => {
    expect(fetched(html())).toEqual([])
  })
  it('says above all what changed', () => {
    expect(html()).toContain('Contracts from HEAD to HEAD')
  })
  it('fetches nothing from its maker', () => {
    expect(html()).not.toContain('cdn.redoc.ly')
  })
  it('says what code is called, who uses it, and how to ask', () => {
    const text = html()
    const [id, page] = service === 'member' ? ['getBankingDetails', 'account.direct-deposit'] : ['changePassword', 'account.change-password']
    const noted = text.slice(text.indexOf(`**\`${id}\`**`))
    expect(noted.slice(0, 3000)).toContain(page)
    expect(text).toMatch(service === 'member' ? /Asked for in: [^.]*account\/direct-deposit/ : /Asked for in: [^.]*account\/change-password/)
    expect(text).toContain(service === 'member' ? 'const { data } = useGetBankingDetails()' : 'const { mutateAsync } = useChangePassword()')
  })
  it('names every operation', () => {
    const text = html()
    expect(everyId.filter((id) => factsOf(id).service === service && !text.includes(id))).toEqual([])
  })
})

it('a page that fetches something is noticed', () => {
  expect(fetched('<script src="https://cdn.example.com/a.js"></script><link rel="stylesheet" href="/a.css">')).toHaveLength(2)
})
