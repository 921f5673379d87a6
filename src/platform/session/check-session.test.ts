import { beforeEach, expect, it } from 'vitest'
import { makeToken, openTab, secondsFromNow } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { apiToken, sessionStore } from './session-store.ts'
import { startSession } from './start-session.ts'
import { storage } from './storage.ts'
import { checkSession } from './check-session.ts'

const service = useService({ apiToken })
beforeEach(() => {
  openTab()
  sessionStore.set(undefined)
})

const alive = () => makeToken({ exp: secondsFromNow(600) })
const expired = () => makeToken({ exp: secondsFromNow(-5) })

it('checkSession redirects to the root URL if the visitor has never signed in', { tags: ['GUARD-08'] }, async () => {
  expect(await checkSession()).toEqual({ ok: false, to: 'root' })
})

it(
  'a session with a sign-in marker but without a token redirects to the sign-in page with the status no-session',
  { tags: ['SESSION-49', 'D-05'] },
  async () => {
    startSession('marie@example.com', alive())
    sessionStore.set(undefined)
    storage.remove('token')
    storage.remove('apiToken')
    expect(await checkSession()).toEqual({ ok: false, to: 'login', status: 'no-session' })
  },
)

it('a member with a valid token may open a page without a request to the service', { tags: ['GUARD-09'] }, async () => {
  startSession('marie@example.com', alive())
  expect(await checkSession()).toEqual({ ok: true })
  expect(service.calls).toHaveLength(0)
})

it(
  'an expired token redirects to the sign-in page, without the parameter status if the service still accepts the token',
  { tags: ['SESSION-39'] },
  async () => {
    startSession('marie@example.com', expired())
    service.answer((response) => json(response, 200, { data: { token: alive() } }))
    expect(await checkSession()).toEqual({ ok: false, to: 'login' })
  },
)

it(
  'an expired token redirects to the sign-in page, with the status expired-token if the service refuses the token',
  { tags: ['SESSION-40'] },
  async () => {
    startSession('marie@example.com', expired())
    service.answer((response) => json(response, 401, {}))
    expect(await checkSession()).toEqual({ ok: false, to: 'login', status: 'expired-token' })
  },
)
