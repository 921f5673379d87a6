import { sessionStore } from '~/platform/session/session-store.ts'
import { createStore } from '~/platform/store.ts'
import type { Answers, Draft } from '~/wizard/definition.ts'
import { onDraftDiscarded } from '~/wizard/draft-store.ts'

/**
 * How far the claim of this tab has come on its way to the service. A draft that the service keeps holds it too, so that whoever goes on with that
 * draft - after a reload, in another tab, on another device - sends the same claim (docs/decisions/035).
 */
export interface SubmissionAttempt {
  /** the `Idempotency-Key` under which the claim is sent, however often */
  readonly key: string
  /** the day, in eight digits, of the first try whose fate nobody knows; undefined when nothing was sent, or the service refused it */
  readonly sentOn?: string
}

export const attemptStore = createStore<SubmissionAttempt | undefined>(undefined)
onDraftDiscarded(() => attemptStore.set(undefined))

/** The attempt of the draft in this tab; the first who asks makes its key. */
export function currentAttempt(): SubmissionAttempt {
  const attempt = attemptStore.get() ?? { key: crypto.randomUUID() }
  attemptStore.set(attempt)
  return attempt
}

/** Whether something may have been recorded that the member was not told of. */
export const mayHaveArrived = (): boolean => attemptStore.get()?.sentOn !== undefined

/** Whether the claim of an attempt is among these, by the key that the service tells; undefined where it tells none. */
export const isListedByKey = (claims: readonly { readonly submissionKey?: string }[], key: string): boolean | undefined =>
  claims.some(({ submissionKey }) => submissionKey) ? claims.some(({ submissionKey }) => submissionKey === key) : undefined

/** How a claim stands with the service that keeps it (docs/decisions/032). */
export interface DraftSync {
  readonly memberId: string | undefined
  /** the version that this tab went on from */
  readonly version?: string
  /** the answers that are kept */
  readonly answers?: Answers
  /** how far the claim had come on its way when it was kept */
  readonly attempt?: SubmissionAttempt | undefined
  /** another tab or device has kept another one: nothing is kept from here until the member decides */
  readonly hasConflict: boolean
  /** the service keeps it no more: it was sent or deleted from another tab or device, or the claim that ended it had no answer here */
  readonly isDeletedRemotely?: boolean
  /** files that were attached before and are to be chosen again */
  readonly filesMissing: number
}

export const initialDraftSync = (memberId: string | undefined): DraftSync => ({ memberId, hasConflict: false, filesMissing: 0 })
export const draftSyncStore = createStore(initialDraftSync(undefined))

/** Nothing of a claim that is gone, nor of another member's. */
export function getDraftSync(): DraftSync {
  const id = sessionStore.get()?.id
  const kept = draftSyncStore.get()
  return kept.memberId === id ? kept : initialDraftSync(id)
}

export const updateDraftSync = (change: Partial<DraftSync>): void => draftSyncStore.set({ ...getDraftSync(), ...change })

/** Whether a reload loses nothing but what is being typed. */
export function isSynced({ answers }: Draft): boolean {
  const kept = getDraftSync()
  return kept.answers === answers && kept.attempt === attemptStore.get() && !kept.hasConflict && !kept.isDeletedRemotely
}
