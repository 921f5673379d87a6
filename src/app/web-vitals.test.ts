import '~/app/routes.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { contractCheck, ContractViolation } from '~/platform/http/contract-check.ts'
import { pageIdAt, stackLocation, type VitalsReport, reportWebVitals } from './web-vitals.ts'

const watchers = vi.hoisted((): Record<string, (metric: object) => void> => ({}))
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (hear: (metric: object) => void) => (watchers[name] = hear),
    ]),
  ),
)

it.each([
  ['/en/login', 'access.login'],
  ['/fr/history', 'history.combined'],
  ['/en/history/details/C1000000-10/1', 'history.details'],
  ['/en/nowhere/at-all', 'unknown'],
])('the URL path %s belongs to the page %s', (address, id) => {
  expect(pageIdAt(address)).toBe(id)
})

it('the location of a script error is file, line and column, without a URL', () => {
  expect(
    stackLocation(
      'TypeError: no\n    at save (https://portal.example/assets/c-Csa2DrPX.js:1:18493)\n    at go (https://portal.example/assets/b.js:2:3)',
    ),
  ).toBe('c-Csa2DrPX.js:1:18493')
  expect(stackLocation(undefined)).toBe('')
})

/** The window of a tab, reduced to its event listeners. */
const tab = Object.assign(new EventTarget(), {
  document: { visibilityState: 'visible' },
  location: { pathname: '/en/history/details/C1000000-10/1' },
  navigator: { sendBeacon: vi.fn<(url: string, body: string) => boolean>(() => true) },
})
beforeEach(() => {
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  for (const name of ['document', 'location', 'navigator'] as const) vi.stubGlobal(name, tab[name])
})

it('a tab reports its metrics and errors once, when it is hidden, without personal data', () => {
  const report = vi.fn<(violation: ContractViolation) => void>()
  contractCheck.report = report
  reportWebVitals('https://vitals.example/portal')
  tab.location.pathname = '/fr/dashboard'
  const metric = {
    name: 'LCP',
    value: 1312.34567,
    rating: 'good',
    id: 'v5-1',
    entries: [{ url: 'https://portal.example/en/history/details/C1000000-10/1' }],
  }
  watchers['onLCP']?.(metric)
  watchers['onINP']?.({ ...metric, name: 'INP', value: 48 })
  tab.dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('Marie-Ève owes $12.40') }))
  tab.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'Marie-Ève' }))
  const violation = new ContractViolation('searchClaims', 200, [
    { path: ['claimSearchResults', 0], code: 'invalid_type' },
  ])
  contractCheck.report(violation)
  for (const kind of ['unavailable', 'unavailable', 'validation'] as const)
    void new PortalError({ kind, operationId: 'listBenefits', status: 503, detail: 'Marie-Ève' })
  expect(report).toHaveBeenCalledWith(violation)

  tab.document.visibilityState = 'hidden'
  tab.dispatchEvent(new Event('visibilitychange'))
  const [[url, body] = ['', '']] = tab.navigator.sendBeacon.mock.calls
  expect(url).toBe('https://vitals.example/portal')
  const sent = JSON.parse(body) as VitalsReport
  expect(sent.figures).toEqual([
    { name: 'LCP', value: 1312.346, rating: 'good', page: 'history.details' },
    { name: 'INP', value: 48, rating: 'good', page: 'dashboard.home' },
  ])
  expect(sent.failures).toMatchObject([
    { name: 'TypeError', page: 'dashboard.home' },
    { name: 'string', at: '' },
    { name: 'ContractViolation', at: 'searchClaims 200 breaks the contract' },
    { name: 'PortalError', at: 'listBenefits: unavailable 503' },
  ])
  expect(body).not.toMatch(/Marie|12\.40|C1000000|claimSearchResults/)

  tab.dispatchEvent(new Event('visibilitychange'))
  expect(tab.navigator.sendBeacon, 'what was sent is not sent again').toHaveBeenCalledTimes(1)
})
