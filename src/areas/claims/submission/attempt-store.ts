import { createStore } from '~/platform/store.ts'
import { onDraftGone } from '~/wizard/draft-store.ts'

/**
 * How far the claim of this tab has come on its way to the service. A draft that the service keeps holds it too, so that whoever goes on with that
 * draft - after a reload, in another tab, on another device - sends the same claim (docs/decisions/035).
 */
export interface Attempt {
  /** the `Idempotency-Key` under which the claim is sent, however often */
  readonly key: string
  /** the day, in eight digits, of the first try whose fate nobody knows; undefined when nothing was sent, or the service refused it */
  readonly sentOn?: string
}

export const attemptStore = createStore<Attempt | undefined>(undefined)
onDraftGone(() => attemptStore.set(undefined))

/** The attempt of the draft in this tab; the first who asks makes its key. */
export function currentAttempt(): Attempt {
  const attempt = attemptStore.get() ?? { key: crypto.randomUUID() }
  attemptStore.set(attempt)
  return attempt
}

/** Whether something may have been recorded that the member was not told of. */
export const mayHaveArrived = (): boolean => attemptStore.get()?.sentOn !== undefined

/** Whether the claim of an attempt is among these, by the key that the service tells; undefined where it tells none. */
export const isAmongKeys = (claims: readonly { readonly submissionKey?: string }[], key: string): boolean | undefined =>
  claims.some(({ submissionKey }) => submissionKey) ? claims.some(({ submissionKey }) => submissionKey === key) : undefined
