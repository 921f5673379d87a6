import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '../../../tests/support/browser.ts'
import {
  CHECK_INTERVAL_MS,
  INACTIVITY_LIMIT_MS,
  WARNING_MS,
  REFRESH_INTERVAL_MS,
  watchInactivity,
  type InactivityMonitor,
} from './inactivity.ts'
import { startSession } from './start-session.ts'
import { storage } from './storage.ts'
import { hashLogin } from './tabs.ts'

const MINUTE = 60_000
let said: string[]
let page: EventTarget
let watch: InactivityMonitor | undefined

const start = (): InactivityMonitor => {
  const note = (what: string) => () => void said.push(what)
  watch = watchInactivity({
    member: 'marie@example.com',
    onIdle: note('idle'),
    onActive: note('active'),
    onExpired: note('expired'),
    onRefresh: note('refresh'),
    target: page,
  })
  return watch
}
/** The events without token refreshes, which are frequent. */
const dialogs = () => said.filter((each) => each !== 'refresh')

beforeEach(() => {
  openTab()
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 2, 9) })
  said = []
  page = new EventTarget()
})
afterEach(() => {
  watch?.stop()
  watch = undefined
  vi.useRealTimers()
})

it(
  'the inactivity limits are the times in the specification',
  { tags: ['CONST-01', 'CONST-02', 'CONST-03', 'CONST-04'] },
  () => {
    expect({ INACTIVITY_LIMIT_MS, CHECK_INTERVAL_MS, WARNING_MS, REFRESH_INTERVAL_MS }).toEqual({
      INACTIVITY_LIMIT_MS: 1_740_000,
      CHECK_INTERVAL_MS: 10_000,
      WARNING_MS: 300_000,
      REFRESH_INTERVAL_MS: 600_000,
    })
  },
)

describe('a member who does nothing', () => {
  it(
    'an inactive member sees the timeout dialog at the first 10-second check after 29 minutes, and not earlier',
    { tags: ['SESSION-15', 'SESSION-16'] },
    () => {
      vi.advanceTimersByTime(3000) // the member stops between two checks
      start()
      vi.advanceTimersByTime(28 * MINUTE + 50_000)
      expect(dialogs()).toEqual([])
      vi.advanceTimersByTime(10_000)
      expect(dialogs()).toEqual(['idle'])
    },
  )

  it(
    'activity between two checks delays the timeout dialog to the first check after 29 minutes without activity',
    { tags: ['SESSION-16'] },
    () => {
      start()
      vi.advanceTimersByTime(4000)
      page.dispatchEvent(new Event('keydown'))
      vi.advanceTimersByTime(29 * MINUTE)
      expect(dialogs()).toEqual([])
      vi.advanceTimersByTime(6000)
      expect(dialogs()).toEqual(['idle'])
    },
  )

  it('an inactive member is signed out 5 minutes after the timeout dialog opens', { tags: ['SESSION-25'] }, () => {
    start()
    vi.advanceTimersByTime(34 * MINUTE - 1)
    expect(dialogs()).toEqual(['idle'])
    vi.advanceTimersByTime(1)
    expect(dialogs()).toEqual(['idle', 'expired'])
  })

  it(
    'the tab stores that the timeout dialog is open, and deadline() returns the time at which the session ends',
    { tags: ['SESSION-06', 'SESSION-18', 'D-23'] },
    () => {
      const { deadline } = start()
      expect(deadline()).toBeUndefined()
      const from = Date.now()
      vi.advanceTimersByTime(29 * MINUTE)
      expect(storage.read('displayTimeoutModal')).toBe('true')
      expect(deadline()).toBe(from + 34 * MINUTE)
    },
  )

  it('a mouse movement does not close the timeout dialog', { tags: ['D-24'] }, () => {
    start()
    vi.advanceTimersByTime(30 * MINUTE)
    page.dispatchEvent(new Event('mousemove'))
    vi.advanceTimersByTime(4 * MINUTE)
    expect(dialogs()).toEqual(['idle', 'expired'])
  })

  it('a member whose laptop slept for an hour is signed out without a timeout dialog', () => {
    start()
    vi.advanceTimersByTime(MINUTE)
    vi.setSystemTime(Date.now() + 60 * MINUTE)
    vi.advanceTimersByTime(CHECK_INTERVAL_MS)
    expect(dialogs()).toEqual(['expired'])
  })

  it('a member whose laptop slept for hours is signed out by the first key, before the next check', () => {
    start()
    vi.advanceTimersByTime(MINUTE)
    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE)
    page.dispatchEvent(new Event('keydown'))
    expect(dialogs()).toEqual(['expired'])
  })

  it('a member whose laptop slept for hours is signed out when the tab is shown again', () => {
    start()
    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(dialogs()).toEqual(['expired'])
  })

  it('a member whose laptop slept for 31 minutes sees the timeout dialog with the time that is left', () => {
    const { deadline } = start()
    const from = Date.now()
    vi.setSystemTime(from + 31 * MINUTE)
    vi.advanceTimersByTime(CHECK_INTERVAL_MS)
    expect(dialogs()).toEqual(['idle'])
    expect(deadline()).toBe(from + 34 * MINUTE)
  })
})

describe('active member', () => {
  it(
    'an inactive member sees the timeout dialog even if the clock of the device is set back',
    { tags: ['SESSION-15'] },
    () => {
      start()
      vi.setSystemTime(Date.now() - 3 * 60 * MINUTE)
      vi.advanceTimersByTime(29 * MINUTE + CHECK_INTERVAL_MS)
      expect(dialogs()).toEqual(['idle'])
    },
  )

  it('a mousemove event in which the pointer did not move is not activity', { tags: ['D-24'] }, () => {
    start()
    vi.advanceTimersByTime(28 * MINUTE)
    page.dispatchEvent(Object.assign(new Event('mousemove'), { movementX: 0, movementY: 0 }))
    vi.advanceTimersByTime(1.5 * MINUTE)
    expect(dialogs()).toEqual(['idle'])
  })
  it('a mousemove event in which the pointer moved is activity', { tags: ['D-24'] }, () => {
    start()
    vi.advanceTimersByTime(28 * MINUTE)
    page.dispatchEvent(Object.assign(new Event('mousemove'), { movementX: 3, movementY: 0 }))
    vi.advanceTimersByTime(1.5 * MINUTE)
    expect(dialogs()).toEqual([])
  })

  it.each(['mousemove', 'mousedown', 'wheel', 'scroll', 'keydown', 'touchstart', 'pointerdown', 'input', 'click'])(
    'the event %s restarts the 29 minutes until the timeout dialog',
    { tags: ['SESSION-17'] },
    (type) => {
      start()
      vi.advanceTimersByTime(28 * MINUTE)
      page.dispatchEvent(new Event(type))
      vi.advanceTimersByTime(28 * MINUTE)
      expect(dialogs()).toEqual([])
      vi.advanceTimersByTime(MINUTE)
      expect(dialogs()).toEqual(['idle'])
    },
  )

  it.each(['focus', 'visibilitychange', 'online', 'message', 'load'])(
    'the event %s does not restart the 29 minutes until the timeout dialog',
    (type) => {
      start()
      vi.advanceTimersByTime(28 * MINUTE)
      page.dispatchEvent(new Event(type))
      vi.advanceTimersByTime(MINUTE)
      expect(dialogs()).toEqual(['idle'])
    },
  )

  it('a member who answers the timeout dialog closes it and restarts the 29 minutes', { tags: ['SESSION-28'] }, () => {
    const { extend, deadline } = start()
    vi.advanceTimersByTime(31 * MINUTE)
    extend()
    expect(deadline()).toBeUndefined()
    expect(storage.read('displayTimeoutModal')).toBeNull()
    expect(storage.read('timeoutDeadline')).toBeNull()
    vi.advanceTimersByTime(29 * MINUTE - CHECK_INTERVAL_MS)
    expect(dialogs()).toEqual(['idle'])
    vi.advanceTimersByTime(CHECK_INTERVAL_MS)
    expect(dialogs()).toEqual(['idle', 'idle'])
  })

  it(
    'the next token refresh is ten minutes after the member answers the timeout dialog',
    { tags: ['SESSION-36'] },
    () => {
      const { extend } = start()
      vi.advanceTimersByTime(31 * MINUTE)
      said = []
      extend()
      vi.advanceTimersByTime(9 * MINUTE)
      expect(said).toEqual([])
      vi.advanceTimersByTime(MINUTE)
      expect(said).toEqual(['refresh'])
    },
  )

  it('the token is refreshed every 10 minutes, and a refresh is not activity', { tags: ['SESSION-36'] }, () => {
    start()
    vi.advanceTimersByTime(10 * MINUTE)
    expect(said).toEqual(['refresh'])
    vi.advanceTimersByTime(19 * MINUTE)
    expect(said).toEqual(['refresh', 'refresh', 'idle'])
  })

  it(
    'a device whose clock is 25 minutes fast refreshes the token before it looks expired',
    { tags: ['SESSION-36'] },
    () => {
      const expiry = (Date.now() + 5 * MINUTE) / 1000
      startSession('marie@example.com', `header.${btoa(JSON.stringify({ exp: expiry }))}.signature`)
      start()
      vi.advanceTimersByTime(2 * MINUTE)
      expect(said).toEqual([])
      vi.advanceTimersByTime(MINUTE)
      expect(said).toEqual(['refresh'])
    },
  )

  it(
    'a token that has expired before it could be refreshed is asked for every ten minutes, as any other',
    { tags: ['SESSION-36'] },
    () => {
      startSession('marie@example.com', `header.${btoa(JSON.stringify({ exp: Date.now() / 1000 - 1 }))}.signature`)
      start()
      vi.advanceTimersByTime(21 * MINUTE)
      expect(said).toEqual(['refresh', 'refresh'])
    },
  )

  it('the token is not refreshed while the timeout dialog is open', { tags: ['SESSION-36'] }, () => {
    start()
    vi.advanceTimersByTime(29 * MINUTE)
    const before = said.length
    vi.advanceTimersByTime(4 * MINUTE)
    expect(said).toHaveLength(before)
  })
})

describe('reload during the timeout dialog', () => {
  const reloadAfter = (passed: number) => {
    start()
    vi.advanceTimersByTime(29 * MINUTE)
    watch?.stop()
    said = []
    vi.setSystemTime(Date.now() + passed)
    start()
  }

  it('a reload shows the timeout dialog again, with the same deadline', { tags: ['SESSION-18', 'D-23'] }, () => {
    reloadAfter(2 * MINUTE)
    expect(said).toEqual(['idle'])
    vi.advanceTimersByTime(3 * MINUTE - CHECK_INTERVAL_MS)
    expect(said).toEqual(['idle'])
    vi.advanceTimersByTime(CHECK_INTERVAL_MS)
    expect(said).toEqual(['idle', 'expired'])
  })

  it('a reload after the deadline of the timeout dialog ends the session at once', () => {
    reloadAfter(5 * MINUTE)
    expect(said).toEqual(['expired'])
  })
})

it('no dialog and no timeout occur after the inactivity watch is stopped', { tags: ['SESSION-14'] }, () => {
  start().stop()
  vi.advanceTimersByTime(120 * MINUTE)
  expect(said).toEqual([])
})

it('a stored deadline that cannot be read is treated as a deadline that has passed', { tags: ['D-23'] }, () => {
  storage.write('displayTimeoutModal', 'true')
  storage.write('timeoutDeadline', 'garbage')
  start()
  expect(said).toEqual(['expired'])
})

describe('several tabs of one member', { tags: ['SESSION-15', 'SESSION-25'] }, () => {
  /** In this test, messages reach the other tabs at once. */
  const open = new Set<{ name: string; hear?: (event: { data: unknown }) => void }>()
  beforeEach(() => {
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        readonly name: string
        hear?: (event: { data: unknown }) => void
        constructor(name: string) {
          this.name = name
          open.add(this)
        }
        addEventListener(_: string, hear: (event: { data: unknown }) => void) {
          this.hear = hear
        }
        postMessage(data: unknown) {
          for (const each of open) if (each !== this && each.name === this.name) each.hear?.({ data })
        }
        close() {
          open.delete(this)
        }
      },
    )
  })
  afterEach(() => {
    open.clear()
    vi.unstubAllGlobals()
  })
  const tabOf = (member: string) => {
    const what: string[] = []
    const at = new EventTarget()
    const note = (each: string) => () => void what.push(each)
    const watching = watchInactivity({
      member,
      onIdle: note('idle'),
      onActive: note('active'),
      onExpired: note('expired'),
      onRefresh: () => undefined,
      target: at,
    })
    return { what, watching, works: () => at.dispatchEvent(new Event('keydown')) }
  }

  it('activity in one tab prevents the timeout dialog in other tabs of the member', () => {
    const [one, other] = [tabOf('marie@example.com'), tabOf('Marie@example.com')]
    for (let minute = 0; minute < 70; minute += 4) {
      vi.advanceTimersByTime(4 * MINUTE)
      one.works()
    }
    expect([one.what, other.what]).toEqual([[], []])
    one.watching.stop()
    other.watching.stop()
  })

  it('an answer to the timeout dialog in one tab closes it in another tab and restarts the 29 minutes there', () => {
    const { what, watching } = tabOf('marie@example.com')
    vi.advanceTimersByTime(30 * MINUTE)
    expect(what).toEqual(['idle'])
    new BroadcastChannel('session-activity').postMessage({ session: hashLogin('marie@example.com'), at: Date.now() })
    expect(what).toEqual(['idle', 'active'])
    expect(watching.deadline()).toBeUndefined()
    vi.advanceTimersByTime(28 * MINUTE)
    expect(what).toEqual(['idle', 'active'])
    vi.advanceTimersByTime(2 * MINUTE)
    expect(what).toEqual(['idle', 'active', 'idle'])
    watching.stop()
  })

  it('a message about activity that preceded the timeout dialog does not close the dialog', () => {
    const { what, watching } = tabOf('marie@example.com')
    const before = Date.now()
    vi.advanceTimersByTime(30 * MINUTE)
    new BroadcastChannel('session-activity').postMessage({
      session: hashLogin('marie@example.com'),
      at: before + 30_000,
    })
    expect(what).toEqual(['idle'])
    expect(watching.deadline()).toBeDefined()
    watching.stop()
  })

  it('a tab that slept learns of activity in other tabs before it shows the timeout dialog or ends the session', () => {
    const awake = tabOf('marie@example.com')
    vi.advanceTimersByTime(40 * MINUTE - 1)
    awake.watching.extend()
    const { what, watching } = tabOf('marie@example.com')
    vi.setSystemTime(Date.now() + 20 * MINUTE)
    awake.works()
    vi.setSystemTime(Date.now() + 20 * MINUTE)
    watching.checkNow()
    vi.advanceTimersByTime(1000)
    expect(what).toEqual([])
    watching.stop()
    awake.watching.stop()
  })

  it('a key while a tab that slept asks other tabs does not restart its 29 minutes', () => {
    const { what, watching, works } = tabOf('marie@example.com')
    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE)
    watching.checkNow()
    vi.advanceTimersByTime(200)
    works()
    vi.advanceTimersByTime(1000)
    expect(what).toContain('expired')
    watching.stop()
  })

  it('activity of another member does not prevent the timeout dialog', () => {
    const [one, other] = [tabOf('marie@example.com'), tabOf('paul@example.com')]
    vi.advanceTimersByTime(20 * MINUTE)
    one.works()
    vi.advanceTimersByTime(10 * MINUTE)
    expect([one.what, other.what]).toEqual([[], ['idle']])
    one.watching.stop()
    other.watching.stop()
  })
})
