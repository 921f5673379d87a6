import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGES } from './routes.ts'
import { fromTitle } from '../../tests/support/from-title.ts'
import { makeToken, openTab, secondsFromNow, signInAs } from '../../tests/support/browser.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { type Flag, policyQuery } from '~/platform/policy/policy.ts'
import { getPage, type PageId } from '~/platform/pages/page-registry.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { startSession } from '~/platform/session/start-session.ts'
import { memberGuard } from './member-guard.ts'

const id = 'marie@example.com'
beforeEach(() => {
  openTab()
  signInAs(id)
  queryClient.clear()
  setLocale('fr')
})
afterEach(() => vi.unstubAllGlobals())

type Flags = Partial<Record<Flag, boolean>> & { readonly brand?: string }

/** The result of opening a page as a member with these flags: `shown`, or the URL of the redirect. */
async function visit(page: string, flags: Flags): Promise<string> {
  startSession(id, makeToken({ exp: secondsFromNow(600) }))
  queryClient.setQueryData(policyQuery().queryKey, flags)
  const row = getPage(page)
  try {
    await memberGuard(row)(
      { request: new Request(`https://portal.example/fr/${row.path}`), params: {} } as never,
      () => Promise.resolve('shown') as never,
    )
    return 'shown'
  } catch (sent) {
    if (sent instanceof Response) return sent.headers.get('location') ?? ''
    throw sent
  }
}

/** The results of opening these pages, without duplicates. */
const ends = async (pages: readonly string[], flags: Flags): Promise<readonly string[]> => [
  ...new Set(await Promise.all(pages.map((page) => visit(page, flags)))),
]

describe.each([
  ['coverage.hospital', '/fr/coverage/hospital'],
  ['coverage.health', '/fr/coverage/extended-health'],
])('the page %s redirects each member to the coverage page for their plan', (page, at) => {
  const words = page === 'coverage.hospital' ? [`${page}-words`] : []
  const [byPerson, inFamilies, inWords] = [
    [page, `${page}-service`],
    [`${page}-alternate`, `${page}-family`],
    [`${page}-suppressed`, ...words],
  ] as const

  it.each([true, false])(
    'a member with the flag suppressCoverage is redirected to the coverage page without amounts (maaxClaims: %s)',
    { tags: ['GUARD-32', 'GUARD-35'] },
    async (maaxClaims) => {
      const flags = { coverage: true, suppressCoverage: true, maaxClaims }
      expect(await ends([...byPerson, ...inFamilies], flags)).toEqual([`${at}/suppressed`])
      expect(await ends(inWords, flags)).toEqual(['shown'])
    },
  )

  it(
    'the coverage pages for one person redirect to the benefit families if suppressCoverage and maaxClaims are off',
    { tags: ['GUARD-33', 'GUARD-36'] },
    async () => {
      const flags = { coverage: true, suppressCoverage: false, maaxClaims: false }
      expect(await ends(byPerson, flags)).toEqual([`${at}/alternate`])
      expect(await ends(inFamilies, flags)).toEqual(['shown'])
      expect(await ends(inWords, flags)).toEqual([at])
    },
  )

  it(
    'the coverage pages for one person are shown if the flag maaxClaims is on and suppressCoverage is off',
    { tags: ['GUARD-34'] },
    async () => {
      const flags = { coverage: true, suppressCoverage: false, maaxClaims: true }
      expect(await ends(byPerson, flags)).toEqual(['shown'])
      // a URL bookmarked under an earlier plan redirects to the page for the member's present plan (D-206)
      expect(await ends([...inFamilies, ...inWords], flags)).toEqual([at])
    },
  )

  it(
    'each coverage page redirects a member whose plan does not show coverage to the dashboard',
    { tags: ['D-14'] },
    async () => {
      for (const flags of [{ suppressCoverage: true }, { maaxClaims: true }, {}])
        expect(await ends([...byPerson, ...inFamilies, ...inWords], flags)).toEqual(['/fr/dashboard'])
    },
  )
})

it('every coverage page redirects members without the flag coverage to the dashboard', { tags: ['D-14'] }, async () => {
  const pages = PAGES.filter(({ path }) => path.startsWith('coverage')).map(({ id: pageId }) => pageId)
  expect(pages.length).toBeGreaterThan(4)
  expect(await ends(pages, { coverage: false, maaxClaims: true })).toEqual(['/fr/dashboard'])
})

it(
  'every connected care page requires the flag storeFront and a brand other than SBC',
  { tags: ['GUARD-41', 'CARE-17', 'D-14'] },
  async () => {
    const pages = PAGES.filter(({ path }) => path.startsWith('connected-care')).map(({ id: pageId }) => pageId)
    expect(pages).toHaveLength(3)
    expect(await ends(pages, { storeFront: false, brand: 'MBC' })).toEqual(['/fr/dashboard'])
    expect(await ends(pages, { storeFront: true, brand: 'SBC' })).toEqual(['/fr/dashboard'])
    expect(await ends(pages, { storeFront: true, brand: 'QBC' })).toEqual(['shown'])
  },
)

const redirects = fromTitle(
  /^without the flag maaxClaims, the page (\S+) redirects to (\S+)$/,
  async (page, target) => {
    expect(await visit(page, { coverage: true, maaxClaims: false })).toBe(target)
    expect(await visit(page, { coverage: true, maaxClaims: true })).toBe('shown')
  },
)

it(
  'without the flag maaxClaims, the page coverage.dental redirects to /fr/coverage/dental/alternate',
  { tags: ['GUARD-29'] },
  redirects,
)
it(
  'without the flag maaxClaims, the page spending.wellness redirects to /fr/coverage/personal-wellness-account/alternate',
  { tags: ['GUARD-37'] },
  redirects,
)
it(
  'without the flag maaxClaims, the page spending.health redirects to /fr/coverage/health-spending-account/alternate',
  { tags: ['GUARD-38'] },
  redirects,
)
it(
  'without the flag maaxClaims, the page spending.expenses redirects to /fr/dashboard',
  { tags: ['GUARD-39'] },
  redirects,
)

it.each([
  ['coverage.dental-alternate', '/fr/coverage/dental'],
  ['spending.wellness-alternate', '/fr/coverage/personal-wellness-account'],
  ['spending.health-alternate', '/fr/coverage/health-spending-account'],
] as const)(
  'the page %s redirects a member with the policy flag maaxClaims to %s, and is shown to a member without the flag',
  { tags: ['D-206'] },
  async (page, main) => {
    expect(await visit(page, { coverage: true, maaxClaims: true })).toBe(main)
    expect(await visit(page, { coverage: true, maaxClaims: false })).toBe('shown')
  },
)

const staysOut = (page: PageId) => async () => {
  vi.stubGlobal('location', { pathname: '/fr/coverage', search: '?a=1' })
  expect(await visit(page, { coverage: true, maaxClaims: false })).toBe('/fr/coverage?a=1')
  vi.stubGlobal('location', { pathname: `/fr/${getPage(page).path}`, search: '' })
  expect(await visit(page, { coverage: true, maaxClaims: false })).toBe('/fr/coverage/dental/alternate')
  expect(await visit(page, { coverage: true, maaxClaims: true })).toBe('shown')
}

it(
  'a member without maaxClaims cannot open the page coverage.dental-codes, either by a link or by its URL',
  { tags: ['GUARD-30', 'D-13'] },
  staysOut('coverage.dental-codes'),
)
it(
  'a member without maaxClaims cannot open the page coverage.dental-usage, either by a link or by its URL',
  { tags: ['GUARD-31', 'D-13'] },
  staysOut('coverage.dental-usage'),
)
