import { onSessionEnd } from '~/platform/session/end-session.ts'
import { hasResumableWorkStore } from '~/platform/session/session-store.ts'
import { createStore } from '~/platform/store.ts'
import { emptyDraft, type Draft } from './definition.ts'

/** How long a draft waits for the same member after a session ended by itself (D-119). */
export const DRAFT_TTL_MS = 30 * 60_000

interface StoredDraft {
  readonly memberId: string
  readonly draft: Draft
  /** when the session ended; undefined while it lives */
  readonly endedAt: number | undefined
}

/** Memory only: a reload loses it, a browser tab asks before closing (D-19, D-119). */
const store = createStore<StoredDraft | undefined>(undefined)
const discardListeners = new Set<(isDone: boolean) => void>()

/** Runs when a draft is gone for good: attached files are let go. It is done with when it was sent or its member gave it up, and not when a session ended. */
export const onDraftDiscarded = (listener: (isDone: boolean) => void): void => void discardListeners.add(listener)

const isUsableBy = (kept: StoredDraft, memberId: string, now: number): boolean =>
  kept.memberId === memberId && (kept.endedAt === undefined || now - kept.endedAt < DRAFT_TTL_MS)

/** Whether this member has answered a step of a claim that was not sent, also in a session that has ended since (D-119). */
export function hasResumableDraft(memberId: string, now = Date.now()): boolean {
  const kept = store.get()
  return kept !== undefined && isUsableBy(kept, memberId, now) && kept.draft.completedSteps.length > 0
}

/** The draft of this member, empty before the first answer (CLAIM-06): another member's, or one that waited too long, is never shown. Reading changes nothing. */
export function getDraft(memberId: string, now = Date.now()): Draft {
  const kept = store.get()
  return kept && isUsableBy(kept, memberId, now) ? kept.draft : emptyDraft
}

/** The same for a member who opens a claim: what waited for them lives on, what waited for somebody else or too long is gone. */
export function resumeDraft(memberId: string, now = Date.now()): Draft {
  const kept = store.get()
  if (kept && !isUsableBy(kept, memberId, now)) discard(false)
  else if (kept?.endedAt !== undefined) setDraft(memberId, kept.draft)
  return getDraft(memberId, now)
}

export function setDraft(memberId: string, draft: Draft): void {
  store.set({ memberId, draft, endedAt: undefined })
  hasResumableWorkStore.set(false)
}

/** After a submission or a cancel (CLAIM-07, CLAIM-08). */
export const discardDraft = (): void => discard(true)

function discard(isDone: boolean): void {
  if (!store.get()) return
  store.set(undefined)
  hasResumableWorkStore.set(false)
  for (const listener of discardListeners) listener(isDone)
}

/** Whether leaving would lose something a person typed. */
export const hasUnsavedDraft = (): boolean => {
  const kept = store.get()
  return kept !== undefined && kept.endedAt === undefined && Object.keys({ ...kept.draft.answers, ...kept.draft.unsaved }).length > 0
}

export const subscribeDraft = store.subscribe

onSessionEnd(({ status, memberId }) => {
  const kept = store.get()
  if (!kept) return
  // Logging out is the member's own wish; a session that ends by itself is not abandonment (D-119).
  if (status === 'LOGGEDOUT' || (memberId !== undefined && kept.memberId !== memberId)) discard(false)
  else if (kept.endedAt === undefined) {
    store.set({ ...kept, endedAt: Date.now() })
    hasResumableWorkStore.set(kept.draft.completedSteps.length > 0)
    setTimeout(expireDraft, DRAFT_TTL_MS)
  }
})

/** Nobody came back in time: the answers and their files leave the memory too. */
function expireDraft(): void {
  const endedAt = store.get()?.endedAt
  if (endedAt !== undefined && Date.now() - endedAt >= DRAFT_TTL_MS) discard(false)
}
