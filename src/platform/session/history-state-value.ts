import { onSessionEnd } from './end-session.ts'
import { currentSession } from './session-store.ts'
import { hashLogin } from './tabs.ts'

interface HistoryStateValue {
  readonly get: () => string | undefined
  /** stores a value; undefined removes it */
  readonly set: (value: string | undefined) => void
}

interface Held {
  readonly value: string
  /** hash of the login to which the value belongs */
  readonly owner: string
}

const entry = (): Readonly<Record<string, unknown>> => (globalThis.history?.state ?? {}) as Record<string, unknown>
const owner = (): string => hashLogin(currentSession()?.id ?? '')

/**
 * Stores an identifier that must survive a reload. The value is in memory and in `history.state` of the page's history
 * entry, because it must not be in session storage (D-21). It is lost when the session ends, or when another page
 * replaces the history entry. An earlier entry of the tab may still contain it, so it counts only for its own member.
 */
export function createHistoryStateValue(name: string): HistoryStateValue {
  let held = entry()[name] as Held | undefined
  const set = (value: string | undefined) => {
    held = value === undefined ? undefined : { value, owner: owner() }
    globalThis.history?.replaceState({ ...entry(), [name]: held }, '')
  }
  onSessionEnd(() => set(undefined))
  return { get: () => (held?.owner === owner() ? held.value : undefined), set }
}
