import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf, openTab } from '../../../tests/support/browser.ts'
import { TIMEOUTS } from '../../../tests/support/timeouts.ts'

type Exit = typeof import('./end-session.ts')
type SessionStore = typeof import('./session-store.ts') & typeof import('./start-session.ts')
type Locale = typeof import('~/platform/i18n/locale.ts')
type Http = typeof import('~/platform/http/http-config.ts')

let exit: Exit
let session: SessionStore
let http: Http
let tab: ReturnType<typeof openTab>
let left: (string | undefined)[]
/** Another tab of the same browser, which only sends and receives messages. */
let other: BroadcastChannel
let heard: unknown[]
const Channel = BroadcastChannel
const opened = new Set<BroadcastChannel>()

beforeEach(async () => {
  tab = openTab()
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name)
        opened.add(this)
      }
    },
  )
  vi.stubGlobal('window', globalThis)
  vi.resetModules() // each test simulates a separate tab
  exit = await import('./end-session.ts')
  session = { ...(await import('./session-store.ts')), ...(await import('./start-session.ts')) }
  http = await import('~/platform/http/http-config.ts')
  left = []
  exit.setSignInRedirect((status) => void left.push(status))
  heard = []
  other = new BroadcastChannel('session-exit')
  other.addEventListener('message', ({ data }: MessageEvent) => void heard.push(data))
})
afterEach(() => {
  // The tabs of this test are closed, so that the next test does not receive their messages.
  for (const channel of opened) channel.close()
  opened.clear()
})

describe('endSession', () => {
  beforeEach(() => session.startSession('marie.tremblay@example.com', 'aaa.bbb.ccc'))

  it(
    'the session end empties the session storage and redirects to the sign-in page with its status',
    { tags: ['SESSION-26', 'SESSION-30', 'SESSION-34'] },
    () => {
      exit.endSession('LOGGEDOUT')
      expect(contentOf(tab.session)).toEqual({})
      expect(session.currentSession()).toBeUndefined()
      expect(left).toEqual(['LOGGEDOUT'])
    },
  )

  it(
    'the session end removes everything but the language from the local storage',
    { tags: ['SESSION-12', 'D-20'] },
    async () => {
      const locale: Locale = await import('~/platform/i18n/locale.ts')
      locale.setLocale('fr')
      exit.endSession('timeout')
      expect(contentOf(tab.local)).toEqual({ locale: 'fr' })
    },
  )

  it(
    'after the session end, the portal still knows that another site embeds it',
    { tags: ['SESSION-07', 'D-53'] },
    () => {
      session.setEmbedded(true)
      exit.endSession('LOGGEDOUT')
      expect(session.isEmbedded()).toBe(true)
    },
  )

  it('session end listeners are called with the member and the status before the session is cleared', () => {
    const told: unknown[] = []
    exit.onSessionEnd((leaving) => told.push({ ...leaving, stillThere: session.currentSession()?.id }))
    exit.endSession('timeout')
    expect(told).toEqual([
      { status: 'timeout', memberId: 'marie.tremblay@example.com', stillThere: 'marie.tremblay@example.com' },
    ])
  })

  it('a session end listener that was removed is not called', () => {
    const told: unknown[] = []
    const stop = exit.onSessionEnd((leaving) => told.push(leaving))
    stop()
    exit.endSession('timeout')
    expect(told).toEqual([])
  })

  it('the session end aborts every request in flight', () => {
    const signal = http.sessionSignal()
    exit.endSession('LOGGEDOUT')
    expect(signal.aborted).toBe(true)
    expect(http.sessionSignal().aborted).toBe(false)
  })

  it('endSessionWithoutRedirect empties the session storage and does not redirect', { tags: ['D-47'] }, () => {
    exit.endSessionWithoutRedirect()
    expect(contentOf(tab.session)).toEqual({})
    expect(left).toEqual([])
  })
})

describe('page restored by the browser', () => {
  const page = { isEmpty: false, isReloaded: false }
  let comesBack: (event: { persisted: boolean }) => void
  beforeEach(() => {
    Object.assign(page, { isEmpty: false, isReloaded: false })
    vi.stubGlobal('addEventListener', (_: string, listener: typeof comesBack) => void (comesBack = listener))
    vi.stubGlobal('document', { ...globalThis.document, body: { replaceChildren: () => void (page.isEmpty = true) } })
    vi.stubGlobal('location', { reload: () => void (page.isReloaded = true) })
    vi.stubGlobal('history', { state: null })
    session.startSession('marie@example.com', 'aaa')
    exit.checkSessionOnReturn()
  })
  const GONE = { isEmpty: true, isReloaded: true }
  const STAYS = { isEmpty: false, isReloaded: false }

  it('a page that the browser restores is emptied and reloaded if its session has ended', () => {
    tab.session.clear()
    comesBack({ persisted: true })
    expect(page).toEqual(GONE)
  })
  it('a page that the browser restores is emptied and reloaded if another member is signed in', () => {
    tab.session.setItem('email', 'paul@example.com')
    comesBack({ persisted: true })
    expect(page).toEqual(GONE)
  })
  it(
    'a page that the browser restores is emptied and its session ends if the member was on another site',
    { tags: ['SESSION-43'] },
    () => {
      comesBack({ persisted: true })
      expect(page).toEqual(GONE)
      expect(session.currentSession()).toBeUndefined()
    },
  )
  it('a page that the browser restores is unchanged if the portal itself opened the other site', () => {
    vi.stubGlobal('history', { state: { isReturnExpected: true } })
    comesBack({ persisted: true })
    expect(page).toEqual(STAYS)
  })
  it('a page that the browser did not restore is unchanged', () => {
    tab.session.clear()
    comesBack({ persisted: false })
    expect(page).toEqual(STAYS)
  })
})

describe('session end in other tabs', () => {
  it('other tabs receive the status of the session end, without the login or the token', async () => {
    session.startSession('marie.tremblay@example.com', 'aaa.bbb.ccc')
    exit.endSession('LOGGEDOUT')
    await vi.waitFor(() => expect(heard).toHaveLength(1), TIMEOUTS)
    expect(heard[0]).toMatchObject({ status: 'LOGGEDOUT' })
    expect(JSON.stringify(heard[0])).not.toMatch(/marie|tremblay|example|aaa|bbb/)
  })

  it('a session end also ends the session of the member in other tabs', async () => {
    session.startSession('marie@example.com', 'aaa')
    exit.endSession('timeout')
    await vi.waitFor(() => expect(heard).toHaveLength(1), TIMEOUTS)
    session.startSession('marie@example.com', 'bbb')
    other.postMessage(heard[0])
    await vi.waitFor(() => expect(left).toEqual(['timeout', 'timeout']), TIMEOUTS)
    expect(contentOf(tab.session)).toEqual({})
  })

  it('a session end also ends the session of the member in a tab whose login differs in case or has a leading space', async () => {
    session.startSession('marie@example.com', 'aaa')
    exit.endSession('LOGGEDOUT')
    await vi.waitFor(() => expect(heard).toHaveLength(1), TIMEOUTS)
    session.startSession(' Marie@Example.com', 'bbb')
    other.postMessage(heard[0])
    await vi.waitFor(() => expect(left).toEqual(['LOGGEDOUT', 'LOGGEDOUT']), TIMEOUTS)
  })

  it('a tab that becomes active again learns of the session end, unless the member has signed in again', async () => {
    session.startSession('marie@example.com', 'aaa')
    exit.endSession('LOGGEDOUT')
    await vi.waitFor(() => expect(heard).toHaveLength(1), TIMEOUTS)
    const { session: mark } = heard[0] as { session: string }
    other.postMessage({ session: mark, has: 'returned' })
    await vi.waitFor(() => expect(heard).toEqual([heard[0], { session: mark, status: 'LOGGEDOUT' }]), TIMEOUTS)
    exit.announceSessionStart('marie@example.com')
    await vi.waitFor(() => expect(heard).toContainEqual({ session: mark, has: 'begun' }), TIMEOUTS)
    other.postMessage({ session: mark, has: 'returned' })
    exit.announceSessionStart('somebody@example.com')
    await vi.waitFor(() => expect(heard).toHaveLength(4), TIMEOUTS)
    expect(heard.filter((each) => (each as { status?: string }).status)).toHaveLength(2)
  })

  it('a tab that becomes active again asks the other tabs about the session', async () => {
    session.startSession('marie@example.com', 'aaa')
    vi.stubGlobal('addEventListener', () => undefined)
    exit.checkSessionOnReturn()
    await vi.waitFor(() => expect(heard).toMatchObject([{ has: 'returned' }]), TIMEOUTS)
  })

  it('a tab without a session ignores messages of other tabs', async () => {
    session.startSession('marie@example.com', 'aaa')
    other.postMessage(undefined)
    other.postMessage('LOGGEDOUT')
    exit.announceSessionStart('marie@example.com')
    await vi.waitFor(() => expect(heard).toHaveLength(1), TIMEOUTS)
    expect(left).toEqual([])
  })

  it('a session end leaves other members in other tabs signed in', async () => {
    session.startSession('marie@example.com', 'aaa')
    exit.endSession('LOGGEDOUT')
    await vi.waitFor(() => expect(heard).toHaveLength(1), TIMEOUTS)
    session.startSession('paul@example.com', 'bbb')
    other.postMessage(heard[0])
    // The test waits for a later message of this tab. Messages arrive in order, so the earlier message has then arrived
    // too.
    session.startSession('paul@example.com', 'bbb')
    const echo = new Promise((resolve) => {
      const ear = new BroadcastChannel('session-exit')
      ear.addEventListener('message', () => {
        ear.close()
        resolve(undefined)
      })
      other.postMessage({ status: undefined, session: 'nobody' })
    })
    await echo
    expect(session.currentSession()?.id).toBe('paul@example.com')
    expect(left).toEqual(['LOGGEDOUT'])
  })

  it('a session end in a tab without a signed-in member sends no message to other tabs', async () => {
    exit.endSession(undefined)
    session.startSession('marie@example.com', 'aaa')
    exit.endSession('timeout')
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), TIMEOUTS)
    expect(heard).toEqual([expect.objectContaining({ status: 'timeout' })])
  })
})

describe('endSessionIfLeft', { tags: ['SESSION-43', 'D-20'] }, () => {
  const begins = (
    activation: object | undefined,
    { isReturn = false, state = null as object | null, length = 3 } = {},
  ) => {
    session.startSession('marie@example.com', 'aaa')
    vi.stubGlobal('navigation', activation && { activation })
    vi.stubGlobal('history', { state, length })
    exit.endSessionIfLeft(isReturn)
    return session.currentSession()?.id
  }
  const elsewhere = { from: null, navigationType: 'traverse' }

  it('the session ends if the member comes from another site', () => {
    expect(begins(elsewhere)).toBeUndefined()
    expect(begins({ from: null, navigationType: 'push' })).toBeUndefined()
  })

  it('the session is kept if the page is reloaded, opened by a link within the portal, or opened in a new tab', () => {
    expect(begins({ from: null, navigationType: 'reload' })).toBe('marie@example.com')
    expect(begins({ from: {}, navigationType: 'push' })).toBe('marie@example.com')
    expect(begins(elsewhere, { length: 1 })).toBe('marie@example.com')
  })

  it('the session is kept if the portal itself opened the other site, or if the browser does not say where the member was', () => {
    expect(begins(elsewhere, { isReturn: true })).toBe('marie@example.com')
    expect(begins(elsewhere, { state: { isReturnExpected: true } })).toBe('marie@example.com')
    expect(begins(undefined)).toBe('marie@example.com')
  })
})

it('the session end closes an open password dialog, and the waiting requests learn that no password was entered', async () => {
  const { reauthenticate, reauthenticationStore } = await import('./reauthentication.ts')
  session.startSession('marie@example.com', 'aaa')
  const answers = Promise.all([reauthenticate(), reauthenticate()])
  expect(reauthenticationStore.get()).toBeDefined()
  exit.endSession('INVALIDLOGIN')
  expect(await answers).toEqual([false, false])
  expect(reauthenticationStore.get()).toBeUndefined()
})

it('a token that is refused while a guard runs ends the session if no password dialog is available', async () => {
  const { registerPasswordDialog, reauthenticate, reauthenticationStore, whileGuarding } =
    await import('./reauthentication.ts')
  const { resetReturnTo } = await import('./return-to.ts')
  resetReturnTo()
  const wentTo = vi.fn()
  exit.setSignInRedirect(wentTo)
  session.startSession('marie@example.com', 'aaa')
  const gone = registerPasswordDialog()
  void whileGuarding(reauthenticate)
  expect(reauthenticationStore.get()).toBeDefined()
  reauthenticationStore.get()?.answer(true)
  gone()
  vi.stubGlobal('location', { href: 'https://portal.example/en/coverage' })
  expect(await whileGuarding(reauthenticate)).toBe(false)
  expect(wentTo).toHaveBeenCalledExactlyOnceWith('expired-token', 'MBC')
  expect(session.currentSession()).toBeUndefined()
})

it('a request that is refused right after signing in is repeated after 1 s without a password dialog', async () => {
  const { afterSigningIn, reauthenticate, reauthenticationStore } = await import('./reauthentication.ts')
  vi.useFakeTimers()
  const answer = afterSigningIn(reauthenticate)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe(true)
  expect(reauthenticationStore.get()).toBeUndefined()
  void reauthenticate()
  expect(reauthenticationStore.get()).toBeDefined()
  vi.useRealTimers()
})

it('requests that are refused at the same time share one password dialog and its result', async () => {
  const { reauthenticate, reauthenticationStore } = await import('./reauthentication.ts')
  const answers = Promise.all([reauthenticate(), reauthenticate(), reauthenticate()])
  reauthenticationStore.get()?.answer(true)
  expect(await answers).toEqual([true, true, true])
  const next = reauthenticate()
  reauthenticationStore.get()?.answer(false)
  expect(await next).toBe(false)
})
