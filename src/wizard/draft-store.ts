import { useSyncExternalStore } from 'react'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { hasResumableWorkStore, memberId as currentMemberId } from '~/platform/session/session-store.ts'
import { createStore } from '~/platform/store.ts'
import { emptyDraft, type Draft } from './definition.ts'

/** How long a draft is kept for its member after the session has expired (D-119). */
export const DRAFT_TTL_MS = 30 * 60_000

interface StoredDraft {
  readonly memberId: string
  readonly draft: Draft
  /** when the session ended; undefined while it is active */
  readonly endedAt: number | undefined
  /** true if the portal has answered every question, and the member none: nothing is lost without the draft (D-292) */
  readonly isPrefilled: boolean
}

/**
 * The draft, which is in memory only. A reload loses the draft, so the browser asks the member before closing or
 * reloading the tab (D-19, D-119).
 */
const store = createStore<StoredDraft | undefined>(undefined)
const discardListeners = new Set<(isDone: boolean) => void>()

/**
 * Registers a listener that runs when a draft is discarded, to release attached files. `isDone` is true after a
 * submission or cancellation, false after a session end.
 */
export const onDraftDiscarded = (listener: (isDone: boolean) => void): void => void discardListeners.add(listener)

const isUsableBy = (kept: StoredDraft, memberId: string, now: number): boolean =>
  kept.memberId === memberId && (kept.endedAt === undefined || now - kept.endedAt < DRAFT_TTL_MS)

/** True if this member has completed a step of an unsubmitted claim, also in an earlier session (D-119). */
export function hasResumableDraft(memberId: string): boolean {
  const kept = store.get()
  if (!kept || kept.isPrefilled || !isUsableBy(kept, memberId, Date.now())) return false
  return kept.draft.completedSteps.length > 0
}

/**
 * The member's draft, empty before the first answer (CLAIM-06). Never returns another member's draft or an expired one.
 * The call changes nothing in the store.
 */
export function getDraft(memberId: string, now = Date.now()): Draft {
  const kept = store.get()
  return kept && isUsableBy(kept, memberId, now) ? kept.draft : emptyDraft
}

/**
 * Returns the draft when a member opens a claim. Unlike `getDraft`, it resumes the member's own draft, and discards
 * another member's draft or an expired one.
 */
export function resumeDraft(memberId: string, now = Date.now()): Draft {
  const kept = store.get()
  if (kept && !isUsableBy(kept, memberId, now)) discard(false)
  else if (kept?.endedAt !== undefined) setDraft(memberId, kept.draft)
  return getDraft(memberId, now)
}

/** Stores the draft. `isPrefilled` tells that none of its answers is from the member. */
export function setDraft(memberId: string, draft: Draft, isPrefilled = false): void {
  store.set({ memberId, draft, endedAt: undefined, isPrefilled })
  hasResumableWorkStore.set(false)
}

/** Discards the draft after the member has submitted or cancelled the claim (CLAIM-07, CLAIM-08). */
export const discardDraft = (): void => discard(true)

function discard(isDone: boolean): void {
  if (!store.get()) return
  store.set(undefined)
  hasResumableWorkStore.set(false)
  for (const listener of discardListeners) listener(isDone)
}

/** True if leaving the page would lose the member's input. */
export const hasUnsavedDraft = (): boolean => {
  const kept = store.get()
  return (
    kept !== undefined &&
    kept.endedAt === undefined &&
    !kept.isPrefilled &&
    Object.keys({ ...kept.draft.answers, ...kept.draft.unsaved }).length > 0
  )
}

export const subscribeDraft = store.subscribe

/** The draft of the signed-in member, which renders the component again when it changes. */
export const useDraft = (): Draft => useSyncExternalStore(subscribeDraft, () => getDraft(currentMemberId()))

onSessionEnd(({ status, memberId }) => {
  const kept = store.get()
  if (!kept) return
  // Logging out discards the draft. If the session expires, the draft is kept for a while (D-119).
  if (status === 'LOGGEDOUT' || (memberId !== undefined && kept.memberId !== memberId)) discard(false)
  else if (kept.endedAt === undefined) {
    store.set({ ...kept, endedAt: Date.now() })
    hasResumableWorkStore.set(!kept.isPrefilled && kept.draft.completedSteps.length > 0)
    setTimeout(expireDraft, DRAFT_TTL_MS)
  }
})

/** Discards answers and files from memory if the member has not signed in again in time. */
function expireDraft(): void {
  const endedAt = store.get()?.endedAt
  if (endedAt !== undefined && Date.now() - endedAt >= DRAFT_TTL_MS) discard(false)
}
