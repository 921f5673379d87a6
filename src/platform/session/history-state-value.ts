import { onSessionEnd } from './end-session.ts'

interface HistoryStateValue {
  readonly get: () => string | undefined
  /** stores a value; undefined removes it */
  readonly set: (value: string | undefined) => void
}

const entry = (): Readonly<Record<string, unknown>> => (globalThis.history?.state ?? {}) as Record<string, unknown>

/**
 * Stores an identifier that must survive a reload. The value is in memory and in `history.state` of the page's history
 * entry, because it must not be in session storage (D-21). It is lost when the session ends, or when another page
 * replaces the history entry.
 */
export function createHistoryStateValue(name: string): HistoryStateValue {
  const kept = entry()[name]
  let held = typeof kept === 'string' ? kept : undefined
  const set = (value: string | undefined) => {
    held = value
    globalThis.history?.replaceState({ ...entry(), [name]: value }, '')
  }
  onSessionEnd(() => set(undefined))
  return { get: () => held, set }
}
