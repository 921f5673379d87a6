import { runMutation } from '../../tests/support/run-mutation.ts'
import '~/app/routes.ts'
import { getPage, failedRequirement } from '~/platform/pages/page-registry.ts'
import { depositFormQuery } from '~/domain/shared-queries.ts'
import {
  getClaimPaymentDetailsQuery,
  listRecentClaimsQuery,
  searchClaimsQuery,
} from '~generated/member/queries/history.ts'
import {
  deleteBankingDetailsMutation,
  getBankingDetailsQuery,
  getCardholderDetailsQuery,
  updateBankingDetailsMutation,
} from '~generated/member/queries/account.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeToken, secondsFromNow } from '../../tests/support/browser.ts'
import { at, id, useMemberService } from '../../tests/support/member-service.ts'
import { json } from '../../tests/support/service.ts'
import { policyQuery, readPolicy } from '~/platform/policy/policy.ts'
import { termsStore } from '~/platform/policy/terms.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { signInAndPrepare } from './access/sign-in-and-go.ts'

const service = useMemberService({ answer: (response) => json(response, 200, {}) })
beforeEach(() => {
  vi.stubGlobal('history', { state: null })
  termsStore.set('unknown')
})

it(
  'the recent claims query requests the documented URL',
  { tags: ['API-103', 'HIST-29'] },
  service.asksOnce(listRecentClaimsQuery, '/recent-claims'),
)
it(
  'the claims query by service date requests the documented URL',
  { tags: ['API-099', 'HIST-10', 'HIST-14'] },
  service.asksOnce(
    () => searchClaimsQuery({ serviceDateFrom: '20250101', serviceDateTo: '20251231', sortBy: 'serviceDate' }),
    '/claims?serviceDateFrom=20250101&serviceDateTo=20251231&sortBy=serviceDate',
  ),
)
it(
  'the claims query by processed date requests the documented URL',
  { tags: ['API-099', 'HIST-13'] },
  service.asksOnce(
    () => searchClaimsQuery({ processedDateFrom: '20250101', processedDateTo: '20251231', sortBy: 'processedDate' }),
    '/claims?processedDateFrom=20250101&processedDateTo=20251231&sortBy=processedDate',
  ),
)
it(
  'the payment details query requests the URL of a claim line, with the claim id encoded',
  { tags: ['API-101'] },
  service.asksOnce(() => getClaimPaymentDetailsQuery('C/1', 2), '/claims/C%2F1/payment-details/2'),
)
it(
  'the banking details query requests the documented URL',
  { tags: ['API-040', 'ACCT-19'] },
  service.asksOnce(getBankingDetailsQuery, '/banking-details'),
)
it(
  'the direct deposit form query requests the form in English',
  { tags: ['API-045', 'API-110', 'CONTENT-08', 'GUARD-26'] },
  service.asksOnce(depositFormQuery, '/forms/DD?locale=en'),
)

it('saving a bank account invalidates the banking details query', { tags: ['API-041'] }, async () => {
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

it('removing a bank account invalidates the banking details query', { tags: ['ACCT-21', 'API-042'] }, async () => {
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
] as const)(
  'the direct deposit page redirects a member with the policy %j to %s',
  { tags: ['D-65'] },
  (flags, page) => {
    expect(failedRequirement(getPage('account.direct-deposit'), readPolicy(flags))?.redirectTo).toBe(page)
  },
)

it(
  'signing in fetches the policy, the cardholder details and the terms, and leads to the dashboard',
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

it('signing in leads a member who has not accepted the terms to the terms', { tags: ['AUTH-04', 'D-46'] }, async () => {
  service.answer((response) =>
    json(response, 200, { termsAndConditionsAccept: false }, { 'x-auth': makeToken({ exp: secondsFromNow(600) }) }),
  )
  expect(await signInAndPrepare(id, 'a secret')).toBe('account.terms-accept')
})

it(
  'no session starts with a sign-in token that has already expired according to the clock of the device',
  { tags: ['SESSION-39', 'SESSION-41'] },
  async () => {
    const over = `e30.${btoa(JSON.stringify({ exp: 1 }))}.x`
    service.answer((response) => json(response, 200, {}, { 'x-auth': over }))
    expect(await signInAndPrepare(id, 'a secret')).toBeUndefined()
    expect(currentSession()).toBeUndefined()
    expect(service.calls).toHaveLength(1)
  },
)

it('a member stays signed in if a request after the sign-in fails', { tags: ['D-46'] }, async () => {
  service.answer((response, { url }) =>
    url.endsWith('/login')
      ? json(response, 200, {}, { 'x-auth': makeToken({ exp: secondsFromNow(600) }) })
      : json(response, 500, {}),
  )
  expect(await signInAndPrepare(id, 'a secret')).toBe('dashboard.home')
})
