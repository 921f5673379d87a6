import { getMemberCardDetailsQuery } from '~generated/member/queries/card.ts'
import { beforeEach, expect, it } from 'vitest'
import { at, useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { authenticationStore, failedAttempts } from '~/platform/session/session-store.ts'
import { shareCard } from './share-card.ts'

const service = useMemberService({ answer: (response) => json(response, 200, {}) })
beforeEach(() => {
  authenticationStore.set({})
})

it(
  'the member card query requests the documented URL',
  { tags: ['CARD-03', 'API-112'] },
  service.asksOnce(getMemberCardDetailsQuery, '/member-cards/details'),
)

it(
  'shareCard sends the e-mail addresses in the body and the query, and the count of failed sign-ins stays at 0',
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

it(
  'each failed request to share the card raises the count of failed sign-ins by one',
  { tags: ['CARD-06', 'SESSION-45', 'D-48'] },
  async () => {
    service.answer((response) => json(response, 500, {}))
    await expect(shareCard([{ email: 'a@example.com' }])).rejects.toMatchObject({ kind: 'server' })
    await expect(shareCard([{ email: 'a@example.com' }])).rejects.toMatchObject({ kind: 'server' })
    expect(failedAttempts(authenticationStore.get())).toBe(2)
  },
)
