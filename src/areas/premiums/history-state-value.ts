import { onSessionEnd } from '~/platform/session/end-session.ts'

interface HistoryStateValue {
  readonly get: () => string | undefined
  readonly set: (value: string) => void
  readonly clear: () => void
}

const entry = (): Readonly<Record<string, unknown>> => (globalThis.history?.state ?? {}) as Record<string, unknown>

/**
 * A name the service knows something by, that a reload must not lose: in memory, and with this entry of the tab's history, for storage may
 * hold nothing of the kind (D-21). It goes with the session, or with the entry when another page takes its place.
 */
export function createHistoryStateValue(name: string): HistoryStateValue {
  const kept = entry()[name]
  let held = typeof kept === 'string' ? kept : undefined
  const write = (value: string | undefined) => {
    held = value
    globalThis.history?.replaceState({ ...entry(), [name]: value }, '')
  }
  onSessionEnd(() => write(undefined))
  return {
    get: () => held,
    set: write,
    clear: () => write(undefined),
  }
}
