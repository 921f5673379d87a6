import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeToken, openTab, secondsFromNow } from '../../../tests/support/browser.ts'
import { TIMEOUTS } from '../../../tests/support/timeouts.ts'
import { connectTo, json, useService } from '../../../tests/support/service.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { endSession } from './end-session.ts'
import {
  apiToken,
  clearSession,
  currentSession,
  authenticationStore,
  failedAttempts,
  sessionStore,
} from './session-store.ts'
import { startSession } from './start-session.ts'
import { refreshToken, signIn } from './sign-in.ts'
import { storage } from './storage.ts'

const service = useService({ apiToken, locale: () => 'fr' })
beforeEach(() => {
  openTab()
  sessionStore.set(undefined)
  authenticationStore.set({})
})

const identity = { email: 'marie@example.com' }
const TOKEN = makeToken({ exp: secondsFromNow(600) })
const LATER = makeToken({ exp: secondsFromNow(900) })

describe('signIn', () => {
  it('the sign-in sends login, password and language, and no token', { tags: ['AUTH-02', 'SESSION-27'] }, async () => {
    service.answer((response) => json(response, 200, identity, { 'x-auth': TOKEN }))
    await signIn('marie@example.com', 'a secret')
    expect(service.calls).toHaveLength(1)
    const [call] = service.calls
    expect(call).toMatchObject({
      method: 'POST',
      url: '/accounts/login',
      headers: { locale: 'fr', client: 'MemberSite' },
    })
    expect(call?.headers.authorization).toBeUndefined()
    expect(JSON.parse(call?.body ?? '')).toEqual({ email: 'marie@example.com', password: 'a secret' })
  })

  it('the sign-in stores the token of the x-auth header', { tags: ['AUTH-04', 'SESSION-46'] }, async () => {
    service.answer((response) => json(response, 200, identity, { 'x-auth': `Bearer ${TOKEN}` }))
    await signIn('marie@example.com', 'a secret')
    expect(currentSession()).toEqual({ id: 'marie@example.com', apiToken: `Bearer ${TOKEN}` })
    expect(storage.read('loggedIn')).toBe('true')
  })

  it.each(['', '{}', '{"email":null}', '{"username":"marie"}', 'OK', '<p>Welcome</p>'])(
    'the sign-in needs only the x-auth header, whatever the body: "%s"',
    { tags: ['AUTH-04'] },
    async (body) => {
      contractCheck.mode = 'report'
      service.answer(
        (response) => void response.writeHead(200, { 'x-auth': TOKEN, 'content-type': 'text/plain' }).end(body),
      )
      await signIn('marie@example.com', 'a secret')
      expect(apiToken()).toBe(`Bearer ${TOKEN}`)
    },
  )

  it.each([201, 202, 204])(
    'signIn rejects a response with the status %i and starts no session',
    { tags: ['AUTH-03'] },
    async (status) => {
      service.answer((response) => void response.writeHead(status, { 'x-auth': 'aaa' }).end())
      await expect(signIn('marie@example.com', 'a secret')).rejects.toMatchObject({ toCaller: true, status })
      expect(currentSession()).toBeUndefined()
    },
  )

  it('a refused sign-in is counted as a failed attempt and starts no session', { tags: ['SESSION-44'] }, async () => {
    service.answer((response) => json(response, 401, { messageEn: 'No', messageFr: 'Non' }))
    await expect(signIn('marie@example.com', 'wrong')).rejects.toMatchObject({ status: 401, toCaller: true })
    expect(failedAttempts(authenticationStore.get())).toBe(1)
    expect(currentSession()).toBeUndefined()
  })

  it('a sign-in response without a token starts no session', async () => {
    service.answer((response) => json(response, 200, identity))
    await expect(signIn('marie@example.com', 'a secret')).rejects.toMatchObject({ kind: 'contract', toCaller: true })
    expect(currentSession()).toBeUndefined()
  })

  it.each([{}, { exp: 'tomorrow' }])(
    'a sign-in token without a readable expiry starts no session: %j',
    { tags: ['SESSION-41'] },
    async (claims) => {
      service.answer((response) => json(response, 200, identity, { 'x-auth': makeToken(claims) }))
      await expect(signIn('marie@example.com', 'a secret')).rejects.toMatchObject({ kind: 'contract', toCaller: true })
      expect(currentSession()).toBeUndefined()
    },
  )
})

describe('revoked token', () => {
  beforeEach(() => startSession('marie@example.com', 'aaa'))

  it('the portal asks the service to revoke the token after the session ends, and ends the session even if this fails', async () => {
    for (const status of [204, 500]) {
      service.calls.length = 0
      service.answer((response) => void response.writeHead(status).end())
      startSession('marie@example.com', 'aaa')
      endSession('LOGGEDOUT')
      expect(currentSession()).toBeUndefined()
      await vi.waitFor(() => expect(service.calls).toHaveLength(1), TIMEOUTS)
      expect(service.calls[0]).toMatchObject({
        method: 'DELETE',
        url: '/accounts/marie%40example.com/jwt',
        headers: { authorization: 'Bearer aaa' },
      })
    }
  })

  it('after the response, the browser’s record of requests, which contains the login, is deleted again', async () => {
    const clear = vi.spyOn(performance, 'clearResourceTimings')
    service.answer((response) => void response.writeHead(204).end())
    endSession('LOGGEDOUT')
    expect(clear).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(clear).toHaveBeenCalledTimes(2), TIMEOUTS)
    expect(service.calls).toHaveLength(1)
  })
})

describe('refreshToken', () => {
  beforeEach(() => startSession('a+b@example.com', 'old'))

  it(
    'the refreshed token in the header replaces the old token, and the login is encoded in the URL',
    { tags: ['SESSION-37', 'SESSION-42', 'D-28', 'D-165'] },
    async () => {
      service.answer((response) => json(response, 200, { data: { token: LATER } }, { 'x-auth': TOKEN }))
      expect(await refreshToken()).toBe(true)
      expect(service.calls[0]).toMatchObject({
        method: 'GET',
        url: '/accounts/a%2Bb%40example.com/jwt',
        headers: { authorization: 'Bearer old' },
      })
      expect(storage.read('token')).toBe(TOKEN)
    },
  )

  it('the refreshed token is taken from the response body if the header is missing', async () => {
    service.answer((response) => json(response, 200, { data: { token: TOKEN } }))
    expect(await refreshToken()).toBe(true)
    expect(storage.read('apiToken')).toBe(`Bearer ${TOKEN}`)
  })

  it.each([
    ['no token at all', 'opaque'],
    ['no end', makeToken({})],
    ['a word for its end', makeToken({ exp: 'tomorrow' })],
  ])(
    'a refreshed token with %s is ignored, and the old token is kept',
    { tags: ['SESSION-41'] },
    async (_, unreadable) => {
      service.answer((response) => json(response, 200, { data: { token: unreadable } }, { 'x-auth': unreadable }))
      expect(await refreshToken()).toBe(true)
      expect(currentSession()).toEqual({ id: 'a+b@example.com', apiToken: 'Bearer old' })
      expect(storage.read('token')).toBe('old')
    },
  )

  it(
    'the refreshed token is taken from the response body if the token in the header is unreadable',
    { tags: ['SESSION-41'] },
    async () => {
      service.answer((response) => json(response, 200, { data: { token: TOKEN } }, { 'x-auth': 'opaque' }))
      expect(await refreshToken()).toBe(true)
      expect(storage.read('token')).toBe(TOKEN)
    },
  )

  it.each(['', '{}', 'OK', '{"data":{}}'])(
    'the refreshed token is taken from the header if the response body is "%s"',
    { tags: ['API-012'] },
    async (body) => {
      contractCheck.mode = 'report'
      service.answer((response) => void response.writeHead(200, { 'x-auth': TOKEN }).end(body))
      expect(await refreshToken()).toBe(true)
      expect(storage.read('token')).toBe(TOKEN)
    },
  )

  it('simultaneous token refreshes share one request', async () => {
    service.answer((response) => json(response, 200, { data: { token: TOKEN } }))
    expect(await Promise.all([refreshToken(), refreshToken(), refreshToken()])).toEqual([true, true, true])
    expect(service.calls).toHaveLength(1)
    await refreshToken()
    expect(service.calls).toHaveLength(2)
  })

  it.each([401, 500])('a token refresh that fails with %i keeps the old token', async (status) => {
    service.answer((response) => json(response, status, {}))
    expect(await refreshToken()).toBe(false)
    expect(storage.read('token')).toBe('old')
  })

  it('a refused token refresh does not ask for the password', async () => {
    let asked = 0
    connectTo(service, {
      apiToken,
      reauthenticate: () => {
        asked += 1
        return Promise.resolve(true)
      },
    })
    service.answer((response) => json(response, 401, {}))
    expect(await refreshToken()).toBe(false)
    expect({ asked, sent: service.calls.length }).toEqual({ asked: 0, sent: 1 })
  })

  it('a refreshed token that arrives after the member has logged out is ignored', async () => {
    service.answer((response) => {
      clearSession()
      json(response, 200, { data: { token: LATER } })
    })
    expect(await refreshToken()).toBe(false)
    expect(currentSession()).toBeUndefined()
    expect(storage.read('token')).toBeNull()
  })

  it('a refreshed token that arrives after another member has signed in does not replace the new member’s token', async () => {
    service.answer((response) => {
      clearSession()
      startSession('other@example.com', 'theirs')
      json(response, 200, { data: { token: LATER } })
    })
    expect(await refreshToken()).toBe(false)
    expect(currentSession()).toEqual({ id: 'other@example.com', apiToken: 'Bearer theirs' })
  })

  it('no token is refreshed without a session', async () => {
    clearSession()
    expect(await refreshToken()).toBe(false)
    expect(service.calls).toHaveLength(0)
  })
})
