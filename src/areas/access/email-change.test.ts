import { beforeEach, describe, expect, it } from 'vitest'
import { makeToken, openTab, secondsFromNow } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { termsStore } from '~/platform/policy/terms.ts'
import { policyQuery } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { emailChangeStore, setLinkDetails, setLinkToken, linkToken } from '~/platform/session/email-link.ts'
import { currentSession, sessionStore } from '~/platform/session/session-store.ts'
import { startSession } from '~/platform/session/start-session.ts'
import { applyEmailChange } from './email-change.ts'

const OLD = 'old@example.com'
const NEW = 'new@example.com'
const ORDER = [
  '/accounts/old%40example.com/jwt',
  '/members/old%40example.com/security-policy',
  '/members/old%40example.com/terms-and-conditions',
  '/accounts/email',
]

const service = useService({
  apiToken: () => currentSession()?.apiToken,
  answer: (response, { url }) => {
    if (url === '/accounts/email') return json(response, statuses.change, {})
    if (url.endsWith('/jwt'))
      return json(response, statuses.session, { data: { token: makeToken({ exp: secondsFromNow(900) }) } })
    return json(response, 200, { termsAndConditionsAccept: true })
  },
})
/** response statuses of the e-mail change and of the session check */
let statuses: { change: number; session: number }
beforeEach(() => {
  openTab()
  sessionStore.set(undefined)
  queryClient.clear()
  termsStore.set('unknown')
  emailChangeStore.set(undefined)
  setLinkToken('abc')
  setLinkDetails({ newUsername: NEW })
  statuses = { change: 200, session: 200 }
})
const signedInAs = (login: string) => startSession(login, makeToken({ exp: secondsFromNow(900) }))
const called = () => service.calls.map(({ url }) => url)

describe('applyEmailChange', { tags: ['D-40'] }, () => {
  it(
    'a confirmed e-mail change leads a visitor without a session to the public result page',
    { tags: ['REG-22', 'ACCT-10'] },
    async () => {
      expect(await applyEmailChange(OLD)).toBe('access.confirm-email-change')
      expect(called()).toEqual(['/accounts/email'])
      expect(JSON.parse(service.calls[0]?.body ?? '')).toEqual({ oldUsername: OLD, newUsername: NEW, token: 'abc' })
      expect([emailChangeStore.get(), linkToken()]).toEqual([{ isDone: true, login: NEW }, undefined])
    },
  )

  it('a confirmed e-mail change leads the signed-in member to the result page without ending the session', async () => {
    signedInAs('Old@example.com')
    expect(await applyEmailChange(OLD)).toBe('account.change-email-result')
    expect([called()[0]?.toLowerCase(), called().at(-1)]).toEqual([ORDER[0], ORDER[3]])
    expect(
      called()
        .slice(1, 3)
        .map((url) => url.toLowerCase())
        .toSorted(),
    ).toEqual(ORDER.slice(1, 3))
    expect(queryClient.getQueryData(policyQuery().queryKey)).toBeDefined()
    expect(termsStore.get()).toBe('accepted')
    expect(currentSession()?.id, 'the page itself ends it').toBe('Old@example.com')
  })

  it.each([
    { name: 'somebody else', login: 'else@example.com', session: 200 },
    { name: 'a session that the service knows no more', login: OLD, session: 401 },
  ])('a confirmed e-mail change ends the session of $name', async ({ login, session }) => {
    signedInAs(login)
    statuses.session = session
    expect(await applyEmailChange(OLD)).toBe('access.confirm-email-change')
    expect(currentSession()).toBeUndefined()
    expect(emailChangeStore.get()).toEqual({ isDone: true, login: NEW })
  })

  it.each([400, 409, 410])(
    'an e-mail change that the service refuses with %d leads the signed-in member to the result page',
    async (status) => {
      statuses.change = status
      signedInAs(OLD)
      expect(await applyEmailChange(OLD)).toBe('account.change-email-result')
      expect(emailChangeStore.get()).toMatchObject({ isDone: false, refusal: { status } })
      expect(currentSession()?.id).toBe(OLD)
    },
  )

  it.each([500, 503])('the member can retry an e-mail change that failed with status %d', async (status) => {
    statuses.change = status
    await expect(applyEmailChange(OLD)).rejects.toMatchObject({ status })
    expect([emailChangeStore.get(), linkToken()]).toEqual([undefined, 'abc'])
  })
})
