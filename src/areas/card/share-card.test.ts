import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { getMemberCardDetailsQuery } from '~generated/member/queries/card.ts'
import { beforeEach, expect, it } from 'vitest'
import { openTab, signInAs } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { authenticationStore, failedAttempts } from '~/platform/session/session-store.ts'
import { shareCard } from './share-card.ts'

const service = useService({ apiToken: () => 'Bearer aaa', answer: (response) => json(response, 200, {}) })
beforeEach(() => {
  openTab()
  signInAs(id)
  queryClient.clear()
  authenticationStore.set({})
})

const id = 'marie@example.com'
const at = '/members/marie%40example.com'

const asks = (query: () => object, url: string) => async () => {
  await queryClient.fetchQuery(query() as never)
  expect(service.calls.map((call) => [call.method, call.url])).toEqual([['GET', url]])
}

it(
  'the cardholder details query requests its address',
  { tags: ['CARD-02', 'API-028'] },
  asks(() => getCardholderDetailsQuery(), `${at}/cardholder-details`),
)
it(
  'the member card query requests its address',
  { tags: ['CARD-03', 'API-112'] },
  asks(() => getMemberCardDetailsQuery(), `${at}/member-cards/details`),
)

it(
  'shareCard sends the e-mail addresses in body and query, and a success is no failed attempt',
  { tags: ['CARD-05', 'API-114', 'D-140'] },
  async () => {
    await shareCard([{ email: 'a+b@example.com' }, { email: 'clinic@example.com' }])
    const [call] = service.calls
    expect(call).toMatchObject({ method: 'POST', body: '[{"email":"a+b@example.com"},{"email":"clinic@example.com"}]' })
    const url = new URL(call!.url, 'http://service')
    expect([url.pathname, url.searchParams.get('emails')]).toEqual([
      `${at}/member-cards`,
      'a+b@example.com,clinic@example.com',
    ])
    expect(failedAttempts(authenticationStore.get())).toBe(0)
  },
)

it('each failed shareCard counts as a failed attempt', { tags: ['CARD-06', 'SESSION-45', 'D-48'] }, async () => {
  service.answer((response) => json(response, 500, {}))
  await expect(shareCard([{ email: 'a@example.com' }])).rejects.toMatchObject({ kind: 'server' })
  await expect(shareCard([{ email: 'a@example.com' }])).rejects.toMatchObject({ kind: 'server' })
  expect(failedAttempts(authenticationStore.get())).toBe(2)
})
