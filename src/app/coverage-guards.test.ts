import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGES } from './routes.ts'
import { makeToken, openTab, secondsFromNow } from '../../tests/support/browser.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import type { Flag } from '~/platform/policy/policy.ts'
import { pageRow } from '~/platform/pages/registry.ts'
import { policyQuery } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { startSession } from '~/platform/session/session-store.ts'
import { memberGuard } from './member-guard.ts'

const id = 'marie@example.com'
beforeEach(() => {
  openTab()
  queryClient.clear()
  setLocale('fr')
})
afterEach(() => vi.unstubAllGlobals())

type Flags = Partial<Record<Flag, boolean>> & { readonly brand?: string }

/** Where a member with these flags ends who opens a page: `shown`, or the address. */
async function visit(page: string, flags: Flags): Promise<string> {
  startSession(id, makeToken({ exp: secondsFromNow(600) }))
  queryClient.setQueryData(policyQuery(id).queryKey, flags as never)
  const row = pageRow(page)
  try {
    await memberGuard(row)({ request: new Request(`https://portal.example/fr/${row.path}`), params: {} } as never, () => Promise.resolve('shown') as never)
    return 'shown'
  } catch (sent) {
    if (sent instanceof Response) return sent.headers.get('location') ?? ''
    throw sent
  }
}

/** Where each of them leads, once. */
const ends = async (pages: readonly string[], flags: Flags): Promise<readonly string[]> => [
  ...new Set(await Promise.all(pages.map((page) => visit(page, flags)))),
]

describe.each([
  ['coverage.hospital', '/fr/coverage/hospital'],
  ['coverage.health', '/fr/coverage/extended-health'],
])('%s', (page, at) => {
  const [byPerson, inFamilies, inWords] = [[page, `${page}-service`], [`${page}-alternate`, `${page}-family`], [`${page}-suppressed`]] as const

  it.each([true, false])('GUARD-32 GUARD-35 with suppressCoverage leads to coverage in words, whatever maaxClaims says (%s)', async (maaxClaims) => {
    const flags = { coverage: true, suppressCoverage: true, maaxClaims }
    expect(await ends([...byPerson, ...inFamilies], flags)).toEqual([`${at}/suppressed`])
    expect(await ends(inWords, flags)).toEqual(['shown'])
  })

  it('GUARD-33 GUARD-36 without suppressCoverage and without maaxClaims leads to families', async () => {
    const flags = { coverage: true, suppressCoverage: false, maaxClaims: false }
    expect(await ends(byPerson, flags)).toEqual([`${at}/alternate`])
    expect(await ends(inFamilies, flags)).toEqual(['shown'])
  })

  it('GUARD-34 without suppressCoverage and with maaxClaims is shown', async () => {
    expect(await ends(byPerson, { coverage: true, suppressCoverage: false, maaxClaims: true })).toEqual(['shown'])
  })

  it('D-14 in none of its forms is for plans that do not show their coverage', async () => {
    for (const flags of [{ suppressCoverage: true }, { maaxClaims: true }, {}])
      expect(await ends([...byPerson, ...inFamilies, ...inWords], flags)).toEqual(['/fr/dashboard'])
  })
})

it('GUARD-44 D-14 coverage is for members whose policy shows it, every page of it', async () => {
  const pages = PAGES.filter(({ path }) => path.startsWith('coverage')).map(({ id: pageId }) => pageId)
  expect(pages.length).toBeGreaterThan(4)
  expect(await ends(pages, { coverage: false, maaxClaims: true })).toEqual(['/fr/dashboard'])
})

it('GUARD-41 CARE-17 D-14 connected care is for plans with the store and not for the brand SBC, every page of it', async () => {
  const pages = PAGES.filter(({ path }) => path.startsWith('connected-care')).map(({ id: pageId }) => pageId)
  expect(pages).toHaveLength(3)
  expect(await ends(pages, { storeFront: false, brand: 'MBC' })).toEqual(['/fr/dashboard'])
  expect(await ends(pages, { storeFront: true, brand: 'SBC' })).toEqual(['/fr/dashboard'])
  expect(await ends(pages, { storeFront: true, brand: 'QBC' })).toEqual(['shown'])
})

it.each([
  ['GUARD-29', 'coverage.dental', '/fr/coverage/dental/alternate'],
  ['GUARD-37', 'spending.wellness', '/fr/coverage/personal-wellness-account/alternate'],
  ['GUARD-38', 'spending.health', '/fr/coverage/health-spending-account/alternate'],
  ['GUARD-39', 'spending.expenses', '/fr/dashboard'],
] as const)('%s %s without maaxClaims leads to %s', async (_, page, target) => {
  expect(await visit(page, { coverage: true, maaxClaims: false })).toBe(target)
  expect(await visit(page, { coverage: true, maaxClaims: true })).toBe('shown')
})

it('GUARD-29 the alternate page of dental is open to everybody', async () => {
  for (const maaxClaims of [true, false]) expect(await visit('coverage.dental-alternate', { coverage: true, maaxClaims })).toBe('shown')
})

it.each([
  ['GUARD-30', 'coverage.dental-codes'],
  ['GUARD-31', 'coverage.dental-usage'],
] as const)('%s D-13 %s without maaxClaims is not shown: whoever is in the portal stays, anybody else comes to the alternate page', async (_, page) => {
  vi.stubGlobal('location', { pathname: '/fr/coverage', search: '?a=1' })
  expect(await visit(page, { coverage: true, maaxClaims: false })).toBe('/fr/coverage?a=1')
  vi.stubGlobal('location', { pathname: `/fr/${pageRow(page).path}`, search: '' })
  expect(await visit(page, { coverage: true, maaxClaims: false })).toBe('/fr/coverage/dental/alternate')
  expect(await visit(page, { coverage: true, maaxClaims: true })).toBe('shown')
})
