import { beforeEach, expect, it } from 'vitest'
import { openTab } from '../../tests/support/browser.ts'
import { json, useService } from '../../tests/support/service.ts'
import { policyQuery, readPolicy } from '~/platform/policy/policy.ts'
import { termsStore } from '~/platform/policy/terms.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { currentSession, sessionStore } from '~/platform/session/session-store.ts'
import { signInAndPrepare } from './access/sign-in-and-go.ts'
import { account, removeBanking, saveBanking } from './account/api.ts'
import { guard } from './account/direct-deposit-guard.ts'
import { dashboard } from './dashboard/api.ts'
import { history } from './history/api.ts'

const service = useService({ apiToken: () => 'Bearer aaa', answer: (response) => json(response, 200, {}) })
beforeEach(() => {
  openTab()
  sessionStore.set(undefined)
  queryClient.clear()
  termsStore.set('unknown')
})

const id = 'marie@example.com'
const at = '/members/marie%40example.com'

it.each([
  ['API-028', () => dashboard.cardholder(id), `${at}/cardholder-details`],
  ['API-103 HIST-29', () => dashboard.recentClaims(id), `${at}/recent-claims`],
  ['API-078', () => dashboard.balance('HSA', id), `${at}/benefits/health-spending-account/balance`],
  ['API-077', () => dashboard.spendingAccount('HSA', id), `${at}/benefits/health-spending-account`],
  ['API-082', () => dashboard.spendingAccount('PWA', id), `${at}/benefits/personal-wellness-account`],
  ['API-085', () => dashboard.balance('PWA', id), `${at}/benefits/personal-wellness-account/balance`],
  ['API-104', () => dashboard.pendingServices(id), `${at}/pending-claim-services`],
  ['API-036', () => history.participants(id), `${at}/participants`],
  [
    'API-099 HIST-10 HIST-14',
    () => history.claims(id, { serviceDateFrom: '20250101', serviceDateTo: '20251231', sortBy: 'serviceDate' }),
    `${at}/claims?serviceDateFrom=20250101&serviceDateTo=20251231&sortBy=serviceDate`,
  ],
  [
    'API-099 HIST-13',
    () => history.claims(id, { processedDateFrom: '20250101', processedDateTo: '20251231', sortBy: 'processedDate' }),
    `${at}/claims?processedDateFrom=20250101&processedDateTo=20251231&sortBy=processedDate`,
  ],
  ['API-101 HIST-18', () => history.paymentDetails(id, 'C/1', 2), `${at}/claims/C%2F1/payment-details/2`],
  ['API-040 ACCT-19', () => account.banking(id), `${at}/banking-details`],
  ['API-045 CONTENT-08', () => account.depositForm(id), `${at}/forms/DD?locale=en`],
] as const)('%s asks %o', async (_, query, url) => {
  await queryClient.fetchQuery(query() as never)
  expect(service.calls.map((call) => [call.method, call.url])).toEqual([['GET', url]])
})

it('API-041 a bank account is saved, and what is on file is read anew', async () => {
  const { mutationFn, meta } = saveBanking(id)
  await mutationFn({ branch: '12345', bank: '003', account: '0012345678' })
  expect(service.calls[0]).toMatchObject({ method: 'PUT', url: `${at}/banking-details`, body: '{"branch":"12345","bank":"003","account":"0012345678"}' })
  expect(meta.invalidates).toEqual([account.banking(id).queryKey])
})

it('ACCT-21 API-042 a bank account is removed, and what is on file is read anew', async () => {
  const { mutationFn, meta } = removeBanking(id)
  await mutationFn()
  expect(service.calls[0]).toMatchObject({ method: 'DELETE', url: `${at}/banking-details`, body: '' })
  expect(meta.invalidates).toEqual([account.banking(id).queryKey])
})

it.each([
  [{}, 'dashboard.home'],
  [{ banking: true }, undefined],
  [{ updateBanking: true }, undefined],
] as const)('GUARD-44 direct deposit with %j leads to %s (D-65)', async (flags, page) => {
  const detour = await guard({ memberId: id, policy: readPolicy(flags), locale: 'en', params: {}, url: new URL('https://portal.example/en/x') })
  expect(detour?.page).toBe(page)
})

it('AUTH-04 signing in fetches policy, cardholder and terms side by side, and goes to the dashboard (D-46)', async () => {
  const answers = { 'security-policy': { coverage: true }, 'terms-and-conditions': { termsAndConditionsAccept: true } }
  service.answer((response, { url }) => json(response, 200, Object.entries(answers).find(([end]) => url.endsWith(end))?.[1] ?? {}, { 'x-auth': 'aaa' }))
  expect(await signInAndPrepare(id, 'a secret')).toBe('dashboard.home')
  expect(currentSession()?.id).toBe(id)
  expect(service.calls.map(({ url }) => url).toSorted()).toEqual([
    '/accounts/login',
    `${at}/cardholder-details`,
    `${at}/security-policy`,
    `${at}/terms-and-conditions`,
  ])
  expect(queryClient.getQueryData(policyQuery(id).queryKey)).toMatchObject({ coverage: true })
})

it('AUTH-04 D-46 who has yet to accept the terms goes there first', async () => {
  service.answer((response) => json(response, 200, { termsAndConditionsAccept: false }, { 'x-auth': 'aaa' }))
  expect(await signInAndPrepare(id, 'a secret')).toBe('account.terms-accept')
})

it('SESSION-39 SESSION-41 a new token that is over by the clock of the device starts no session', async () => {
  const over = `e30.${btoa(JSON.stringify({ exp: 1 }))}.x`
  service.answer((response) => json(response, 200, {}, { 'x-auth': over }))
  expect(await signInAndPrepare(id, 'a secret')).toBeUndefined()
  expect(currentSession()).toBeUndefined()
  expect(service.calls).toHaveLength(1)
})

it('a member is signed in although a question behind it fails (D-46)', async () => {
  service.answer((response, { url }) => (url.endsWith('/login') ? json(response, 200, {}, { 'x-auth': 'aaa' }) : json(response, 500, {})))
  expect(await signInAndPrepare(id, 'a secret')).toBe('dashboard.home')
})
