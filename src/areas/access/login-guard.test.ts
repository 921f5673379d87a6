import { beforeEach, describe, expect, it } from 'vitest'
import { makeToken, openTab, secondsFromNow } from '../../../tests/support/browser.ts'
import { currentSession, sessionStore } from '~/platform/session/session-store.ts'
import { startSession } from '~/platform/session/start-session.ts'
import { storage } from '~/platform/session/storage.ts'
import { guard } from './login-guard.ts'

beforeEach(() => {
  openTab()
  sessionStore.set(undefined)
})

const signIn = (expires = 600) => startSession('marie@example.com', makeToken({ exp: secondsFromNow(expires) }))

describe('sign-in guard', () => {
  const open = async (search = ''): Promise<string> => {
    const detour = await guard({
      policy: undefined,
      locale: 'fr',
      params: {},
      url: new URL(`https://portal.example/fr/login${search}`),
    })
    return detour?.page ?? 'shown'
  }

  it('the sign-in page redirects a signed-in member to the dashboard', { tags: ['D-47'] }, async () => {
    signIn()
    expect(await open()).toBe('dashboard.home')
  })

  it('the sign-in page ends the session if its URL has a status', { tags: ['D-47'] }, async () => {
    signIn()
    expect(await open('?status=timeout')).toBe('shown')
    expect(currentSession()).toBeUndefined()
  })

  it('the sign-in page is shown to a member whose token expired', async () => {
    signIn(-1)
    expect(await open()).toBe('shown')
  })

  it(
    'the sign-in page reads the brand from its URL and stores it',
    { tags: ['AUTH-07', 'SESSION-51', 'SESSION-52'] },
    async () => {
      await open('?brand=obc')
      expect(storage.read('brand')).toBe('OBC')
      await open()
      expect(storage.read('brand')).toBe('MBC')
    },
  )
})
