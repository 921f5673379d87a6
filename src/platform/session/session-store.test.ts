import { beforeEach, describe, expect, it } from 'vitest'
import { contentOf, openTab } from '../../../tests/support/browser.ts'
import {
  apiToken,
  clearSession,
  currentSession,
  authenticationStore,
  failedAttempts,
  isLoggedIn,
  LOGIN_STATUSES,
  SESSION_CONDITIONS,
  sessionStore,
  enteredLoginStore,
} from './session-store.ts'
import { countFailedAttempt } from './start-session.ts'
import { replaceToken, startSession } from './start-session.ts'
import { storage, STORAGE_KEYS } from './storage.ts'

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
  sessionStore.set(undefined)
  authenticationStore.set({})
})

describe('session store', () => {
  it(
    'the session is stored under four keys of the session storage, with the token once plain and once with Bearer',
    { tags: ['SESSION-01', 'SESSION-02', 'SESSION-03', 'SESSION-05'] },
    () => {
      startSession('marie@example.com', 'Bearer aaa.bbb.ccc')
      expect(contentOf(tab.session)).toEqual({
        email: 'marie@example.com',
        loggedIn: 'true',
        token: 'aaa.bbb.ccc',
        apiToken: 'Bearer aaa.bbb.ccc',
      })
    },
  )

  it(
    'the session of a signed-in member has the login and a Bearer token',
    { tags: ['SESSION-08', 'SESSION-09', 'SESSION-10'] },
    () => {
      startSession('marie@example.com', 'aaa.bbb.ccc')
      expect(currentSession()).toEqual({ id: 'marie@example.com', apiToken: 'Bearer aaa.bbb.ccc' })
      expect(apiToken()).toBe('Bearer aaa.bbb.ccc')
      expect(isLoggedIn()).toBe(true)
    },
  )

  it('a refreshed token replaces the old one, with or without Bearer in the response', { tags: ['SESSION-37'] }, () => {
    startSession('marie@example.com', 'old')
    for (const written of ['new', 'Bearer new', 'bearer  new']) {
      replaceToken('marie@example.com', written)
      expect(contentOf(tab.session)).toMatchObject({ token: 'new', apiToken: 'Bearer new' })
      expect(apiToken()).toBe('Bearer new')
    }
  })

  it('the session leaves nothing in local storage', { tags: ['SESSION-11'] }, () => {
    startSession('marie@example.com', 'aaa')
    expect(contentOf(tab.local)).toEqual({})
  })

  it(
    'a member is still signed in after a reload, because the session is in the session storage',
    { tags: ['D-19'] },
    () => {
      startSession('marie@example.com', 'aaa')
      sessionStore.set(undefined) // clears memory, but not storage
      expect(currentSession()).toEqual({ id: 'marie@example.com', apiToken: 'Bearer aaa' })
    },
  )

  it.each(['email', 'apiToken', 'loggedIn'] as const)(
    'a member is not signed in after a reload when %s is missing',
    (key) => {
      startSession('marie@example.com', 'aaa')
      sessionStore.set(undefined)
      storage.remove(key)
      expect(currentSession()).toBeUndefined()
    },
  )

  it('clearing the session removes every key from the session storage', { tags: ['SESSION-26', 'SESSION-32'] }, () => {
    startSession('marie@example.com', 'aaa')
    for (const key of STORAGE_KEYS) storage.write(key, 'x')
    clearSession()
    expect(contentOf(tab.session)).toEqual({})
    expect(currentSession()).toBeUndefined()
    expect(isLoggedIn()).toBe(false)
  })

  it('clearing the session removes the login that was entered', () => {
    enteredLoginStore.set('marie@example.com')
    clearSession()
    expect(enteredLoginStore.get()).toBe('')
  })

  it(
    'failed sign-in attempts are counted for each member until a sign-in of that member succeeds',
    { tags: ['SESSION-44', 'SESSION-45', 'D-48', 'DATA-02'] },
    () => {
      countFailedAttempt('marie@example.com')
      countFailedAttempt('Marie@example.com')
      countFailedAttempt('paul@example.com')
      expect(authenticationStore.get()['marie@example.com']).toMatchObject({ token: undefined, failedAttemps: 2 })
      expect(failedAttempts(authenticationStore.get())).toBe(3)
      startSession('marie@example.com', 'aaa')
      // the signed-in member's record: login, token and failed attempts
      expect(authenticationStore.get()['marie@example.com']).toEqual({
        email: 'marie@example.com',
        token: 'Bearer aaa',
        failedAttemps: null,
      })
      expect(sessionStore.get()).toEqual({ id: 'marie@example.com', apiToken: 'Bearer aaa' })
      expect(failedAttempts(authenticationStore.get())).toBe(1)
      clearSession()
      expect(authenticationStore.get()['marie@example.com']?.token).toBeUndefined()
    },
  )
})

it('the storage keys are those of the specification and the portal’s own keys', () => {
  expect([...STORAGE_KEYS].toSorted()).toEqual(
    [
      'token',
      'apiToken',
      'email',
      'securityPolicy',
      'loggedIn',
      'displayTimeoutModal',
      'demoActive',
      'isIframe',
      'timeoutDeadline',
      'brand',
      'mslToken',
      'mslNoPassword',
      'connectedCareToken.en',
      'connectedCareToken.fr',
      'hiddenNews',
    ].toSorted(),
  )
})

it(
  'each reason for a redirect to the sign-in page has its specified value of the URL parameter status',
  { tags: ['SESSION-47', 'SESSION-48', 'CONST-13'] },
  () => {
    expect(LOGIN_STATUSES).toEqual(['no-session', 'expired-token', 'timeout', 'INVALIDLOGIN', 'LOGGEDOUT'])
    expect(SESSION_CONDITIONS).toEqual({
      NOTOKEN: 'no-session',
      EXPIRED: 'expired-token',
      TIMEOUT: 'timeout',
      SUSPENDED: undefined,
    })
  },
)
