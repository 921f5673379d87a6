import { beforeEach, describe, expect, it, vi } from 'vitest'
import './routes.ts'
import { makeToken, openTab, secondsFromNow } from '../../tests/support/browser.ts'
import { json, useService } from '../../tests/support/service.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { currentLocale, setLocale } from '~/platform/i18n/locale.ts'
import { type GuardContext, type PageDefinition, getPage } from '~/platform/pages/page-registry.ts'
import { policyQuery } from '~/platform/policy/policy.ts'
import { readTerms, termsStore } from '~/platform/policy/terms.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { apiToken, currentSession, sessionStore } from '~/platform/session/session-store.ts'
import { startSession } from '~/platform/session/start-session.ts'
import { storage } from '~/platform/session/storage.ts'
import { localeGuard, publicGuard } from './guards.ts'
import { memberGuard } from './member-guard.ts'

const id = 'marie@example.com'
const service = useService({ apiToken })
beforeEach(() => {
  openTab()
  sessionStore.set(undefined)
  queryClient.clear()
  termsStore.set('unknown')
  setLocale('fr')
})

/** Result of a visit to a page: `shown`, or the URL of the redirect. */
async function visit(row: PageDefinition, params: Record<string, string> = {}): Promise<string> {
  try {
    const args = { request: new Request(`https://portal.example/fr/${row.path}`), params: { locale: 'fr', ...params } }
    await memberGuard(row)(args as never, () => Promise.resolve('shown') as never)
    return 'shown'
  } catch (sent) {
    if (sent instanceof Response) return sent.headers.get('location') ?? ''
    throw sent
  }
}

const signIn = (policy: object = {}, token = makeToken({ exp: secondsFromNow(600) })) => {
  startSession(id, token)
  queryClient.setQueryData(policyQuery().queryKey, policy)
}
const home = getPage('dashboard.home')

describe('memberGuard', () => {
  it('a member page is shown to a signed-in member', async () => {
    signIn()
    expect(await visit(home)).toBe('shown')
  })

  it(
    'a member page redirects to the root URL (/) if the visitor is not signed in',
    { tags: ['GUARD-08', 'D-05'] },
    async () => {
      expect(await visit(home)).toBe('/')
      expect(service.calls).toEqual([])
    },
  )

  it(
    'the brand of a link to a member page stays in the URL of the sign-in page',
    { tags: ['SESSION-51'] },
    async () => {
      expect(await visit({ ...home, path: 'dashboard?from=letter&brand=qbc' })).toBe('/?brand=qbc')
    },
  )

  it('a member page redirects a tab with a sign-in marker but no token to the sign-in page, in the language of the page', async () => {
    storage.write('loggedIn', 'true')
    expect(await visit(home)).toBe('/fr/login?status=no-session')
  })

  it(
    'an expired token leads to sign-in, with ?status=expired-token only if the service refuses to renew the token',
    { tags: ['SESSION-39', 'SESSION-40'] },
    async () => {
      signIn({}, makeToken({ exp: secondsFromNow(-5) }))
      service.answer((response) => json(response, 401, {}))
      expect(await visit(home)).toBe('/fr/login?status=expired-token')
      expect(currentSession()).toBeUndefined()
      signIn({}, makeToken({ exp: secondsFromNow(-5) }))
      service.answer((response) => json(response, 200, { data: { token: 'new' } }))
      expect(await visit(home)).toBe('/fr/login')
      expect(currentSession()).toBeUndefined()
    },
  )

  it(
    'a member page redirects to the dashboard if its required policy flag is off',
    { tags: ['GUARD-11'] },
    async () => {
      signIn({ submitClaim: false })
      expect(await visit(getPage('claims.success'))).toBe('/fr/dashboard')
    },
  )

  it(
    'the combined history redirects members without maaxClaims to the claim history',
    { tags: ['ROUTE-044', 'ROUTE-045', 'D-14'] },
    async () => {
      signIn({ maaxClaims: false })
      expect(await visit(getPage('history.combined'))).toBe('/fr/claim-history')
      expect(await visit(getPage('history.details'), { claimId: 'C1', line: '1' })).toBe('/fr/claim-history')
      signIn({ maaxClaims: true })
      for (const page of ['history.combined', 'history.claims', 'history.payments'])
        expect(await visit(getPage(page))).toBe('shown')
    },
  )

  it(
    'the claim wizard redirects a suspended member to the dashboard, and the member stays signed in',
    { tags: ['GUARD-12', 'GUARD-13', 'SESSION-54'] },
    async () => {
      signIn({ submitClaim: true, status: 'SUSPENDED' })
      expect(await visit(getPage('claims.success'))).toBe('/fr/dashboard')
      expect(currentSession()?.id).toBe(id)
      expect(await visit(home)).toBe('shown')
    },
  )

  it('a member page first checks the policy flags, then whether the member is suspended, and last its own guard', async () => {
    const asked: GuardContext[] = []
    const row: PageDefinition = {
      ...home,
      requires: [
        { flag: 'coverage', redirectTo: 'history.combined' },
        { flag: 'maaxClaims', redirectTo: 'dashboard.home' },
      ],
      notSuspended: 'claims.success',
      guard: () => Promise.resolve((context: GuardContext) => void asked.push(context)),
      redirect: 'claims.claim-type',
    }
    signIn({ suspended: true })
    expect(await visit(row)).toBe('/fr/history')
    signIn({ coverage: true, suspended: true })
    expect(await visit(row)).toBe('/fr/dashboard')
    signIn({ coverage: true, maaxClaims: true, suspended: true })
    expect(await visit(row)).toBe('/fr/submit-claim/success')
    expect(asked).toEqual([])
    signIn({ coverage: true, maaxClaims: true })
    expect(await visit(row)).toBe('/fr/submit-claim/claim-type')
    expect(asked).toMatchObject([{ locale: 'fr', policy: { coverage: true } }])
  })

  it('a member page can require that a policy flag is off', async () => {
    const row: PageDefinition = {
      ...home,
      requires: [{ flag: 'suppressCoverage', isOff: true, redirectTo: 'history.combined' }],
    }
    signIn({ suppressCoverage: true })
    expect(await visit(row)).toBe('/fr/history')
    signIn({ suppressCoverage: false })
    expect(await visit(row)).toBe('shown')
  })

  it('a member page that redirects reads nothing from the service except the policy', async () => {
    startSession(id, makeToken({ exp: secondsFromNow(600) }))
    service.answer((response) => json(response, 200, { brand: 'MBC', status: 'ACTIVE' }))
    expect(await visit(getPage('history.combined'))).toBe('/fr/claim-history')
    expect(service.calls.filter(({ method }) => method === 'GET').map(({ url }) => url)).toEqual([
      '/members/marie%40example.com/security-policy',
    ])
  })
})

describe('localeGuard', () => {
  const open = async (locale: string | undefined): Promise<string> => {
    try {
      await localeGuard({ params: { locale } } as never, () => Promise.resolve(undefined) as never)
      return currentLocale()
    } catch (sent) {
      return (sent as Response).headers.get('location') ?? ''
    }
  }
  it(
    'the language in a URL becomes the language of the page, and is stored',
    { tags: ['GUARD-03', 'SESSION-12'] },
    async () => {
      expect(await open('en')).toBe('en')
      expect(await open('fr')).toBe('fr')
      expect(localStorage.getItem('locale')).toBe('fr')
    },
  )
  it.each(['de', 'EN', 'dashboard', undefined])(
    'a URL with the language %s redirects to the English not-found page',
    { tags: ['ROUTE-002', 'D-03'] },
    async (locale) => {
      expect(await open(locale)).toBe('/en/not-found')
    },
  )
})

describe('terms guard', () => {
  const answer = (accepted: boolean) =>
    service.answer((response) => json(response, 200, { termsAndConditionsAccept: accepted }))

  it('a member who has not accepted the terms is redirected to them from every page', { tags: ['D-46'] }, async () => {
    signIn()
    answer(false)
    await readTerms()
    expect(await visit(home)).toBe('/fr/manage-your-account/terms-and-conditions/accept')
    expect(await visit(getPage('history.combined'))).toBe('/fr/manage-your-account/terms-and-conditions/accept')
    expect(await visit(getPage('account.terms-accept'))).toBe('shown')
  })

  it(
    'a member who has accepted the terms sees every page, and the terms are requested once',
    { tags: ['D-46', 'D-69'] },
    async () => {
      signIn()
      answer(true)
      await readTerms()
      await readTerms()
      expect(service.calls).toHaveLength(1)
      expect(await visit(home)).toBe('shown')
      expect(await visit(getPage('account.terms-accept'))).toBe('/fr/dashboard')
    },
  )

  it(
    'a failed request for the terms blocks no page, and the session end resets whether the terms are accepted',
    { tags: ['D-46'] },
    async () => {
      signIn()
      service.answer((response) => json(response, 500, {}))
      await readTerms()
      expect([termsStore.get(), errorStore.get(), await visit(home)]).toEqual(['unknown', undefined, 'shown'])
      answer(false)
      await readTerms()
      expect(termsStore.get()).toBe('open')
      endSessionWithoutRedirect()
      expect(termsStore.get()).toBe('unknown')
    },
  )
})

it('a public page removes the tokens from its URL by a redirect before the page is shown', async () => {
  const open = async (address: string) => {
    try {
      await publicGuard(getPage('access.expired'))(
        { request: new Request(`https://portal.example${address}`), params: {} } as never,
        () => Promise.resolve('shown') as never,
      )
      return 'shown'
    } catch (sent) {
      return (sent as Response).headers.get('location')
    }
  }
  vi.stubGlobal('window', {})
  expect(await open('/fr/expired?token=abc&brand=SBC')).toBe('/fr/expired?brand=SBC')
  expect(await open('/fr/expired?mslToken=abc')).toBe('/fr/expired')
  expect(await open('/fr/expired?brand=SBC')).toBe('shown')
  vi.unstubAllGlobals()
})

it('the guard of a public page does not run outside a browser', async () => {
  await publicGuard(getPage('access.login'))(
    { request: new Request('http://prerender/fr/login'), params: {} } as never,
    () => Promise.resolve(undefined) as never,
  )
  expect(storage.read('brand')).toBeNull()
})
