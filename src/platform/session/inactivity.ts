import { jwtExpiry } from './jwt.ts'
import { currentSession } from './session-store.ts'
import { storage } from './storage.ts'
import { hashLogin, tabChannel } from './tabs.ts'

/** 29 minutes without activity before the dialog opens (SESSION-15, CONST-01) */
export const INACTIVITY_LIMIT_MS = 29 * 60_000
/** interval of the checks: 10 seconds (SESSION-16, CONST-02) */
export const CHECK_INTERVAL_MS = 10_000
/** 5 minutes to respond to the dialog (SESSION-25, CONST-03) */
export const WARNING_MS = 300_000
/** a new token every 10 minutes (SESSION-36, CONST-04) */
export const REFRESH_INTERVAL_MS = 600_000

/** minimum time in milliseconds between two messages with which a tab tells the others that the member is active */
const BROADCAST_INTERVAL_MS = 5000
/**
 * milliseconds that a tab waits for replies of other tabs before it treats the member as inactive; a tab may have
 * missed earlier messages while the device slept
 */
const PEER_REPLY_MS = 500

/**
 * The interval until the next new token: ten minutes, or half of what is left of the token by the clock of the device. A
 * clock that is 25 minutes fast leaves five minutes of thirty. A token that has expired is not asked for more often.
 */
function refreshInterval(lastRefresh: number): number {
  const left = (jwtExpiry(currentSession()?.apiToken ?? '') ?? 0) * 1000 - lastRefresh
  return left > 0 ? Math.min(REFRESH_INTERVAL_MS, left / 2) : REFRESH_INTERVAL_MS
}

/**
 * Events of user activity. The portal's own actions do not count (D-24). Dictation, voice control, switches and screen
 * readers enter text and press buttons without keys and without a pointer, so `input` and `click` count too.
 */
const ACTIVITY = ['mousemove', 'mousedown', 'wheel', 'scroll', 'keydown', 'touchstart', 'pointerdown', 'input', 'click']

/**
 * True for a `mousemove` event during which the pointer did not move. Browsers fire such events when content moves
 * under the pointer, so they are not activity.
 */
const isMoveOfPage = (event: Event & { readonly movementX?: number; readonly movementY?: number }): boolean =>
  event.type === 'mousemove' && event.movementX === 0 && event.movementY === 0

export interface InactivityMonitor {
  /** end of the countdown, in ms since 1970; undefined while the dialog is closed */
  readonly deadline: () => number | undefined
  /** runs the check at once instead of waiting for the next interval */
  readonly checkNow: () => void
  /** the member continued in this tab: the dialog closes, and the 29 minutes restart in every tab */
  readonly extend: () => void
  readonly stop: () => void
}

/**
 * Watches for inactivity on member pages. The time is measured with the wall clock, which also counts the time that the
 * device sleeps. The dialog's flag and deadline are in session storage, so that the countdown continues after a reload
 * (D-23). Activity in one tab counts for all tabs of the member, so the session ends only when all tabs are inactive
 * (D-182).
 */
export function watchInactivity(events: {
  /** login of the session */
  member: string
  onIdle: () => void
  onExpired: () => void
  onRefresh: () => void
  /** closes the dialog; called when the member becomes active in another tab while the dialog is open */
  onActive: () => void
  target?: EventTarget
}): InactivityMonitor {
  const target = events.target ?? window
  const session = hashLogin(events.member)
  const deadline = () => {
    const stored = storage.read('displayTimeoutModal') && storage.read('timeoutDeadline')
    if (!stored) return undefined
    const moment = Number(stored)
    return Number.isFinite(moment) ? moment : 0 // if a user has edited the stored value, the deadline has passed
  }
  // a countdown that began before a reload continues, unless its deadline has passed
  const pending = deadline()
  let lastActivity = pending === undefined ? Date.now() : pending - WARNING_MS - INACTIVITY_LIMIT_MS
  // The clock of a device can be set back. `performance.now` never goes back, but it may stop while the device sleeps.
  // Therefore the longer of the two elapsed times is used.
  let steady = performance.now() - (Date.now() - lastActivity)
  const idleFor = () => Math.max(Date.now() - lastActivity, performance.now() - steady)
  let lastRefresh = Date.now()
  let lastBroadcast = 0
  let isStopped = false
  const channel = tabChannel<{ session: string; at?: number }>('session-activity', ({ session: whose, at }) => {
    if (whose !== session) return
    if (at === undefined) broadcast()
    else if (at > lastActivity) recordRemoteActivity(at)
  })
  const broadcast = () => {
    lastBroadcast = Date.now()
    channel?.postMessage({ session, at: lastActivity })
  }
  const closeDialog = () => {
    storage.remove('displayTimeoutModal')
    storage.remove('timeoutDeadline')
  }
  const recordRemoteActivity = (at: number) => {
    lastActivity = at
    steady = performance.now() - Math.max(0, Date.now() - at)
    if (deadline() === undefined || Date.now() - at >= INACTIVITY_LIMIT_MS) return
    closeDialog()
    events.onActive()
  }
  const recordActivity = (event: Event) => {
    if (isMoveOfPage(event)) return
    if (deadline() !== undefined) return
    // the device slept, and the member acts before the next check: the time may be up
    if (idleFor() >= INACTIVITY_LIMIT_MS + CHECK_INTERVAL_MS) return checkNow()
    lastActivity = Date.now()
    steady = performance.now()
    if (lastActivity - lastBroadcast >= BROADCAST_INTERVAL_MS) broadcast()
  }
  const checkNow = () => {
    if (!channel || idleFor() < INACTIVITY_LIMIT_MS) return evaluate()
    channel.postMessage({ session })
    setTimeout(evaluate, PEER_REPLY_MS)
  }
  const evaluate = () => {
    if (isStopped) return
    const now = Date.now()
    const until = deadline()
    if (until !== undefined) {
      if (now >= until) events.onExpired()
      return
    }
    const idle = idleFor()
    if (idle >= INACTIVITY_LIMIT_MS) {
      const end = now - idle + INACTIVITY_LIMIT_MS + WARNING_MS
      storage.write('displayTimeoutModal', 'true')
      storage.write('timeoutDeadline', String(end))
      if (now >= end) events.onExpired()
      else events.onIdle()
      return
    }
    if (now - lastRefresh >= refreshInterval(lastRefresh)) {
      lastRefresh = now
      events.onRefresh()
    }
  }
  for (const type of ACTIVITY) target.addEventListener(type, recordActivity, { passive: true, capture: true })
  target.addEventListener('visibilitychange', checkNow)
  const timer = setInterval(checkNow, CHECK_INTERVAL_MS)
  if (pending !== undefined) (Date.now() >= pending ? events.onExpired : events.onIdle)()
  return {
    deadline,
    checkNow,
    extend: () => {
      closeDialog()
      lastActivity = Date.now()
      steady = performance.now()
      lastRefresh = Date.now()
      broadcast()
    },
    stop: () => {
      isStopped = true
      clearInterval(timer)
      channel?.close()
      target.removeEventListener('visibilitychange', checkNow)
      for (const type of ACTIVITY) target.removeEventListener(type, recordActivity, { capture: true })
    },
  }
}
