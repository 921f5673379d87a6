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

describe('the sign-in page', () => {
  const open = async (search = ''): Promise<string> => {
    const detour = await guard({ policy: undefined, locale: 'fr', params: {}, url: new URL(`https://portal.example/fr/login${search}`) })
    return detour?.page ?? 'shown'
  }

  it('leads a signed-in member on to the dashboard', { tags: ['D-47'] }, async () => {
    signIn()
    expect(await open()).toBe('dashboard.home')
  })

  it('ends the session first when it has a message to show', { tags: ['D-47'] }, async () => {
    signIn()
    expect(await open('?status=timeout')).toBe('shown')
    expect(currentSession()).toBeUndefined()
  })

  it('is shown to somebody whose token expired', async () => {
    signIn(-1)
    expect(await open()).toBe('shown')
  })

  it('remembers the brand of its address', { tags: ['AUTH-07', 'SESSION-51', 'SESSION-52'] }, async () => {
    await open('?brand=obc')
    expect(storage.read('brand')).toBe('OBC')
    await open()
    expect(storage.read('brand')).toBe('MBC')
  })
})
