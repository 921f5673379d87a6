import type { ClaimDraft } from '~generated/member/model/index.ts'
import { createHistoryStateValue } from '~/platform/session/history-state-value.ts'
import { sessionStore } from '~/platform/session/session-store.ts'
import { createStore } from '~/platform/store.ts'
import type { Answers, Draft } from '~/wizard/definition.ts'
import { onDraftDiscarded } from '~/wizard/draft-store.ts'

/**
 * Identifies the submission of the claim in this tab. The saved draft contains the same data, so that an attempt after
 * a reload, in another tab or on another device sends the same claim (docs/decisions/035).
 */
export interface SubmissionAttempt {
  /** the `Idempotency-Key` of every attempt */
  readonly key: string
  /**
   * day of the first attempt, in the format Date8, while the outcome is unknown; undefined if the claim was never sent,
   * or if the service refused it
   */
  readonly sentOn?: string
}

export const attemptStore = createStore<SubmissionAttempt | undefined>(undefined)

/**
 * The key and the day of the request that is sending a claim, as `<key> <Date8>`. They survive a reload during the
 * request. The service may then have recorded the claim and deleted its saved draft, and only the key still finds it.
 */
const sentClaim = createHistoryStateValue('sentClaim')

/** Remembers the attempt before its request is sent; without an attempt, forgets it. */
export const rememberSentClaim = (attempt?: Required<SubmissionAttempt>): void =>
  sentClaim.set(attempt && `${attempt.key} ${attempt.sentOn}`)

/** The remembered attempt, with the names of a saved draft; undefined if this tab has no claim of unknown outcome. */
export function rememberedSentClaim(): Pick<ClaimDraft, 'submissionKey' | 'sentOn'> | undefined {
  const [submissionKey, sentOn] = sentClaim.get()?.split(' ') ?? []
  return submissionKey && sentOn ? { submissionKey, sentOn } : undefined
}

onDraftDiscarded(() => {
  attemptStore.set(undefined)
  rememberSentClaim()
})

/** The submission attempt of the draft in this tab; the first call creates its key. */
export function currentAttempt(): SubmissionAttempt {
  const attempt = attemptStore.get() ?? { key: crypto.randomUUID() }
  attemptStore.set(attempt)
  return attempt
}

/** True if the service may have recorded the claim although the portal received no confirmation. */
export const mayHaveArrived = (): boolean => attemptStore.get()?.sentOn !== undefined

/**
 * Looks for a claim in the list of recent claims by its submission key, and returns whether the claim is listed.
 * Returns undefined if the service returns no keys.
 */
export const isListedByKey = (
  claims: readonly { readonly submissionKey?: string }[],
  key: string,
): boolean | undefined =>
  claims.some(({ submissionKey }) => submissionKey)
    ? claims.some(({ submissionKey }) => submissionKey === key)
    : undefined

/** The relation between the draft of this tab and the saved draft (docs/decisions/032). */
export interface DraftSync {
  readonly memberId: string | undefined
  /** the version that this tab last loaded or saved */
  readonly version?: string
  /** the saved answers */
  readonly answers?: Answers
  /** the entered but unconfirmed answers of open steps, as they are stored at the service */
  readonly entered?: Answers
  /** the attempt in the saved draft */
  readonly attempt?: SubmissionAttempt | undefined
  /** true if another tab or device has saved another draft; this tab does not save until the member decides */
  readonly hasConflict: boolean
  /** the draft that another tab or device has saved; undefined if it could not be read */
  readonly otherDraft?: ClaimDraft | undefined
  /** the step that tells the member about the conflict, so that no other step repeats the message */
  readonly conflictStep?: string | undefined
  /**
   * true if the saved draft no longer exists, because another tab or device sent or deleted it, or because this tab
   * sent it and got no response
   */
  readonly isDeletedRemotely?: boolean
  /** number of files that were attached earlier and must be chosen again */
  readonly filesMissing: number
}

export const initialDraftSync = (memberId: string | undefined): DraftSync => ({
  memberId,
  hasConflict: false,
  filesMissing: 0,
})
export const draftSyncStore = createStore(initialDraftSync(undefined))

/** The state of this member's draft, never of another member's. */
export function getDraftSync(): DraftSync {
  const id = sessionStore.get()?.id
  const kept = draftSyncStore.get()
  return kept.memberId === id ? kept : initialDraftSync(id)
}

export const updateDraftSync = (change: Partial<DraftSync>): void =>
  draftSyncStore.set({ ...getDraftSync(), ...change })

/** True if a reload would lose only what was entered in the last few seconds. */
export function isSynced({ answers }: Draft): boolean {
  const kept = getDraftSync()
  return kept.answers === answers && kept.attempt === attemptStore.get() && !kept.hasConflict && !kept.isDeletedRemotely
}

/** True if the service has the whole draft, including everything entered on the open step. */
export const isFullySynced = (draft: Draft): boolean => isSynced(draft) && getDraftSync().entered === draft.unsaved
