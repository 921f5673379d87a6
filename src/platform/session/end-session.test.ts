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
  vi.resetModules() // each test is its own tab
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
  // Closes this test's tabs, so that the next test does not receive their messages.
  for (const channel of opened) channel.close()
  opened.clear()
})

describe('the end of a session', () => {
  beforeEach(() => session.startSession('marie.tremblay@example.com', 'aaa.bbb.ccc'))

  it('empties the tab and goes to sign-in with its reason', { tags: ['SESSION-26', 'SESSION-30', 'SESSION-34'] }, () => {
    exit.endSession('LOGGEDOUT')
    expect(contentOf(tab.session)).toEqual({})
    expect(session.currentSession()).toBeUndefined()
    expect(left).toEqual(['LOGGEDOUT'])
  })

  it('keeps the language, and nothing else, in the browser', { tags: ['SESSION-12', 'D-20'] }, async () => {
    const locale: Locale = await import('~/platform/i18n/locale.ts')
    locale.setLocale('fr')
    exit.endSession('timeout')
    expect(contentOf(tab.local)).toEqual({ locale: 'fr' })
  })

  it('tells everything that remembers a member who left and why, before the session is gone', () => {
    const told: unknown[] = []
    exit.onSessionEnd((leaving) => told.push({ ...leaving, stillThere: session.currentSession()?.id }))
    exit.endSession('timeout')
    expect(told).toEqual([{ status: 'timeout', memberId: 'marie.tremblay@example.com', stillThere: 'marie.tremblay@example.com' }])
  })

  it('tells nobody who no longer listens', () => {
    const told: unknown[] = []
    const stop = exit.onSessionEnd((leaving) => told.push(leaving))
    stop()
    exit.endSession('timeout')
    expect(told).toEqual([])
  })

  it('gives up every request in flight', () => {
    const signal = http.sessionSignal()
    exit.endSession('LOGGEDOUT')
    expect(signal.aborted).toBe(true)
    expect(http.sessionSignal().aborted).toBe(false)
  })

  it('without going anywhere when the sign-in page is open already', { tags: ['D-47'] }, () => {
    exit.endSessionWithoutRedirect()
    expect(contentOf(tab.session)).toEqual({})
    expect(left).toEqual([])
  })
})

describe('a page that comes back from the memory of the browser', () => {
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

  it('shows nothing of a session that has ended meanwhile', () => {
    tab.session.clear()
    comesBack({ persisted: true })
    expect(page).toEqual(GONE)
  })
  it('shows nothing to another member', () => {
    tab.session.setItem('email', 'paul@example.com')
    comesBack({ persisted: true })
    expect(page).toEqual(GONE)
  })
  it('shows nothing to whoever was at another site, which ended the session', { tags: ['SESSION-43'] }, () => {
    comesBack({ persisted: true })
    expect(page).toEqual(GONE)
    expect(session.currentSession()).toBeUndefined()
  })
  it('stays as it is where the portal itself led to the other site', () => {
    vi.stubGlobal('history', { state: { isReturnExpected: true } })
    comesBack({ persisted: true })
    expect(page).toEqual(STAYS)
  })
  it('is not one that was just opened', () => {
    tab.session.clear()
    comesBack({ persisted: false })
    expect(page).toEqual(STAYS)
  })
})

describe('the other tabs', () => {
  it('are told why, and never who: no login, no token', async () => {
    session.startSession('marie.tremblay@example.com', 'aaa.bbb.ccc')
    exit.endSession('LOGGEDOUT')
    await vi.waitFor(() => expect(heard).toHaveLength(1), TIMEOUTS)
    expect(heard[0]).toMatchObject({ status: 'LOGGEDOUT' })
    expect(JSON.stringify(heard[0])).not.toMatch(/marie|tremblay|example|aaa|bbb/)
  })

  it('of the same member end with it', async () => {
    session.startSession('marie@example.com', 'aaa')
    exit.endSession('timeout')
    await vi.waitFor(() => expect(heard).toHaveLength(1), TIMEOUTS)
    session.startSession('marie@example.com', 'bbb')
    other.postMessage(heard[0])
    await vi.waitFor(() => expect(left).toEqual(['timeout', 'timeout']), TIMEOUTS)
    expect(contentOf(tab.session)).toEqual({})
  })

  it('of the same member end with it however the address was typed', async () => {
    session.startSession('marie@example.com', 'aaa')
    exit.endSession('LOGGEDOUT')
    await vi.waitFor(() => expect(heard).toHaveLength(1), TIMEOUTS)
    session.startSession(' Marie@Example.com', 'bbb')
    other.postMessage(heard[0])
    await vi.waitFor(() => expect(left).toEqual(['LOGGEDOUT', 'LOGGEDOUT']), TIMEOUTS)
  })

  it('that were away when it ended are told when they are back, unless the member signed in again', async () => {
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

  it('ask when they are back', async () => {
    session.startSession('marie@example.com', 'aaa')
    vi.stubGlobal('addEventListener', () => undefined)
    exit.checkSessionOnReturn()
    await vi.waitFor(() => expect(heard).toMatchObject([{ has: 'returned' }]), TIMEOUTS)
  })

  it('hear nothing from whoever says nothing', async () => {
    session.startSession('marie@example.com', 'aaa')
    other.postMessage(undefined)
    other.postMessage('LOGGEDOUT')
    exit.announceSessionStart('marie@example.com')
    await vi.waitFor(() => expect(heard).toHaveLength(1), TIMEOUTS)
    expect(left).toEqual([])
  })

  it('of another member stay signed in', async () => {
    session.startSession('marie@example.com', 'aaa')
    exit.endSession('LOGGEDOUT')
    await vi.waitFor(() => expect(heard).toHaveLength(1), TIMEOUTS)
    session.startSession('paul@example.com', 'bbb')
    other.postMessage(heard[0])
    // A later message of this tab has arrived, so the earlier one has, too.
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

  it('hear nothing when nobody was signed in', async () => {
    exit.endSession(undefined)
    session.startSession('marie@example.com', 'aaa')
    exit.endSession('timeout')
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), TIMEOUTS)
    expect(heard).toEqual([expect.objectContaining({ status: 'timeout' })])
  })
})

describe('a document that begins in a tab with a session', { tags: ['SESSION-43', 'D-20'] }, () => {
  const begins = (activation: object | undefined, { isReturn = false, state = null as object | null, length = 3 } = {}) => {
    session.startSession('marie@example.com', 'aaa')
    vi.stubGlobal('navigation', activation && { activation })
    vi.stubGlobal('history', { state, length })
    exit.endSessionIfLeft(isReturn)
    return session.currentSession()?.id
  }
  const elsewhere = { from: null, navigationType: 'traverse' }

  it('after one of another site has none: the member left the portal', () => {
    expect(begins(elsewhere)).toBeUndefined()
    expect(begins({ from: null, navigationType: 'push' })).toBeUndefined()
  })

  it('has it after a reload, after another page of the portal, and in a tab of its own', () => {
    expect(begins({ from: null, navigationType: 'reload' })).toBe('marie@example.com')
    expect(begins({ from: {}, navigationType: 'push' })).toBe('marie@example.com')
    expect(begins(elsewhere, { length: 1 })).toBe('marie@example.com')
  })

  it('has it where the portal itself led to the other site, and where the browser cannot tell', () => {
    expect(begins(elsewhere, { isReturn: true })).toBe('marie@example.com')
    expect(begins(elsewhere, { state: { isReturnExpected: true } })).toBe('marie@example.com')
    expect(begins(undefined)).toBe('marie@example.com')
  })
})

it('a question for the password that is still open is answered with no', async () => {
  const { reauthenticate, reauthenticationStore } = await import('./reauthentication.ts')
  session.startSession('marie@example.com', 'aaa')
  const answers = Promise.all([reauthenticate(), reauthenticate()])
  expect(reauthenticationStore.get()).toBeDefined()
  exit.endSession('INVALIDLOGIN')
  expect(await answers).toEqual([false, false])
  expect(reauthenticationStore.get()).toBeUndefined()
})

it('where no dialog can be shown yet, because a guard decides about the first page, the session is over and the sign-in page leads back', async () => {
  const { registerPasswordDialog, reauthenticate, reauthenticationStore, whileGuarding } = await import('./reauthentication.ts')
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

it('right after signing in a refused request goes on by itself a moment later: the password was just given', async () => {
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

it('a refused token asks for the password once, and every refused request goes on after the answer', async () => {
  const { reauthenticate, reauthenticationStore } = await import('./reauthentication.ts')
  const answers = Promise.all([reauthenticate(), reauthenticate(), reauthenticate()])
  reauthenticationStore.get()?.answer(true)
  expect(await answers).toEqual([true, true, true])
  const next = reauthenticate()
  reauthenticationStore.get()?.answer(false)
  expect(await next).toBe(false)
})
