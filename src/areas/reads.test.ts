import { runMutation } from '../../tests/support/run-mutation.ts'
import '~/app/routes.ts'
import { getPage, failedRequirement } from '~/platform/pages/page-registry.ts'
import { depositFormQuery } from '~/domain/shared-queries.ts'
import { spendingAccountQuery, spendingBalanceQuery } from '~/domain/spending-accounts.ts'
import { listPendingClaimServicesQuery } from '~generated/member/queries/claims.ts'
import {
  getClaimPaymentDetailsQuery,
  listRecentClaimsQuery,
  searchClaimsQuery,
} from '~generated/member/queries/history.ts'
import {
  deleteBankingDetailsMutation,
  getBankingDetailsQuery,
  getCardholderDetailsQuery,
  listParticipantsQuery,
  updateBankingDetailsMutation,
} from '~generated/member/queries/account.ts'
import { beforeEach, expect, it } from 'vitest'
import { makeToken, openTab, secondsFromNow, signInAs } from '../../tests/support/browser.ts'
import { json, useService } from '../../tests/support/service.ts'
import { policyQuery, readPolicy } from '~/platform/policy/policy.ts'
import { termsStore } from '~/platform/policy/terms.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { signInAndPrepare } from './access/sign-in-and-go.ts'

const service = useService({ apiToken: () => 'Bearer aaa', answer: (response) => json(response, 200, {}) })
beforeEach(() => {
  openTab()
  signInAs(id)
  queryClient.clear()
  termsStore.set('unknown')
})

const id = 'marie@example.com'
const at = '/members/marie%40example.com'

const asks = (query: () => object, url: string) => async () => {
  await queryClient.fetchQuery(query() as never)
  expect(service.calls.map((call) => [call.method, call.url])).toEqual([['GET', url]])
}

it(
  'the cardholder details query requests its address',
  { tags: ['API-028'] },
  asks(() => getCardholderDetailsQuery(), `${at}/cardholder-details`),
)
it(
  'the recent claims query requests its address',
  { tags: ['API-103', 'HIST-29'] },
  asks(() => listRecentClaimsQuery(), `${at}/recent-claims`),
)
it(
  'the health spending balance query requests its address',
  { tags: ['API-078'] },
  asks(() => spendingBalanceQuery('hsa'), `${at}/benefits/health-spending-account/balance`),
)
it(
  'the health spending account query requests its address',
  { tags: ['API-077'] },
  asks(() => spendingAccountQuery('hsa'), `${at}/benefits/health-spending-account`),
)
it(
  'the personal wellness account query requests its address',
  { tags: ['API-082'] },
  asks(() => spendingAccountQuery('pwa'), `${at}/benefits/personal-wellness-account`),
)
it(
  'the personal wellness balance query requests its address',
  { tags: ['API-085'] },
  asks(() => spendingBalanceQuery('pwa'), `${at}/benefits/personal-wellness-account/balance`),
)
it(
  'the pending claim services query requests its address',
  { tags: ['API-104'] },
  asks(() => listPendingClaimServicesQuery(), `${at}/pending-claim-services`),
)
it(
  'the participants query requests its address',
  { tags: ['API-036'] },
  asks(() => listParticipantsQuery(), `${at}/participants`),
)
it(
  'the claims query by service date requests its address',
  { tags: ['API-099', 'HIST-10', 'HIST-14'] },
  asks(
    () => searchClaimsQuery({ serviceDateFrom: '20250101', serviceDateTo: '20251231', sortBy: 'serviceDate' }),
    `${at}/claims?serviceDateFrom=20250101&serviceDateTo=20251231&sortBy=serviceDate`,
  ),
)
it(
  'the claims query by processed date requests its address',
  { tags: ['API-099', 'HIST-13'] },
  asks(
    () => searchClaimsQuery({ processedDateFrom: '20250101', processedDateTo: '20251231', sortBy: 'processedDate' }),
    `${at}/claims?processedDateFrom=20250101&processedDateTo=20251231&sortBy=processedDate`,
  ),
)
it(
  'the payment details query requests the encoded claim and its line',
  { tags: ['API-101'] },
  asks(() => getClaimPaymentDetailsQuery('C/1', 2), `${at}/claims/C%2F1/payment-details/2`),
)
it(
  'the banking details query requests its address',
  { tags: ['API-040', 'ACCT-19'] },
  asks(() => getBankingDetailsQuery(), `${at}/banking-details`),
)
it(
  'the direct deposit form query requests the form in English',
  { tags: ['API-045', 'CONTENT-08'] },
  asks(() => depositFormQuery(), `${at}/forms/DD?locale=en`),
)

it('a saved bank account invalidates the banking details query', { tags: ['API-041'] }, async () => {
  const variables = { data: { branch: '12345', bank: '003', account: '0012345678' } }
  const invalidated = await runMutation(updateBankingDetailsMutation(), variables, [
    getBankingDetailsQuery(),
    getCardholderDetailsQuery(),
  ])
  expect(service.calls[0]).toMatchObject({
    method: 'PUT',
    url: `${at}/banking-details`,
    body: '{"branch":"12345","bank":"003","account":"0012345678"}',
  })
  expect(invalidated).toEqual(['getBankingDetails'])
})

it('a removed bank account invalidates the banking details query', { tags: ['ACCT-21', 'API-042'] }, async () => {
  const invalidated = await runMutation(deleteBankingDetailsMutation(), undefined, [
    getBankingDetailsQuery(),
    getCardholderDetailsQuery(),
  ])
  expect(service.calls[0]).toMatchObject({ method: 'DELETE', url: `${at}/banking-details`, body: '' })
  expect(invalidated).toEqual(['getBankingDetails'])
})

it.each([
  [{}, 'dashboard.home'],
  [{ banking: true }, undefined],
  [{ updateBanking: true }, undefined],
] as const)('the direct deposit page with the policy %j redirects to %s', { tags: ['D-65'] }, (flags, page) => {
  expect(failedRequirement(getPage('account.direct-deposit'), readPolicy(flags))?.redirectTo).toBe(page)
})

it(
  'the sign-in fetches policy, cardholder and terms, and leads to the dashboard',
  { tags: ['AUTH-04', 'D-46'] },
  async () => {
    const answers = {
      'security-policy': { coverage: true },
      'terms-and-conditions': { termsAndConditionsAccept: true },
    }
    service.answer((response, { url }) =>
      json(response, 200, Object.entries(answers).find(([end]) => url.endsWith(end))?.[1] ?? {}, {
        'x-auth': makeToken({ exp: secondsFromNow(600) }),
      }),
    )
    expect(await signInAndPrepare(id, 'a secret')).toBe('dashboard.home')
    expect(currentSession()?.id).toBe(id)
    expect(service.calls.map(({ url }) => url).toSorted()).toEqual([
      '/accounts/login',
      `${at}/cardholder-details`,
      `${at}/security-policy`,
      `${at}/terms-and-conditions`,
    ])
    expect(queryClient.getQueryData(policyQuery().queryKey)).toMatchObject({ coverage: true })
  },
)

it(
  'a member who has not accepted the terms is led to them after the sign-in',
  { tags: ['AUTH-04', 'D-46'] },
  async () => {
    service.answer((response) =>
      json(response, 200, { termsAndConditionsAccept: false }, { 'x-auth': makeToken({ exp: secondsFromNow(600) }) }),
    )
    expect(await signInAndPrepare(id, 'a secret')).toBe('account.terms-accept')
  },
)

it(
  'a sign-in token that is expired by the device clock starts no session',
  { tags: ['SESSION-39', 'SESSION-41'] },
  async () => {
    const over = `e30.${btoa(JSON.stringify({ exp: 1 }))}.x`
    service.answer((response) => json(response, 200, {}, { 'x-auth': over }))
    expect(await signInAndPrepare(id, 'a secret')).toBeUndefined()
    expect(currentSession()).toBeUndefined()
    expect(service.calls).toHaveLength(1)
  },
)

it('a member is signed in although a later request fails', { tags: ['D-46'] }, async () => {
  service.answer((response, { url }) =>
    url.endsWith('/login')
      ? json(response, 200, {}, { 'x-auth': makeToken({ exp: secondsFromNow(600) }) })
      : json(response, 500, {}),
  )
  expect(await signInAndPrepare(id, 'a secret')).toBe('dashboard.home')
})
