import type { ClaimDraft, ClaimDraftRequest } from '~generated/member/model/index.ts'
import { deleteClaimDraft, getClaimDraftQuery, saveClaimDraft } from '~generated/member/queries/drafts.ts'
import { isDraftSyncEnabled, sendsIdempotencyKeys } from '~/platform/config/environment.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { type Draft, emptyDraft, type StepAnswers } from '~/wizard/definition.ts'
import { getDraft, hasResumableDraft, onDraftDiscarded, subscribeDraft } from '~/wizard/draft-store.ts'
import { completeStep, currentAnswers, isComplete, setUnsavedAnswers, visibleSteps } from '~/wizard/engine.ts'
import { claimDefinition, claimWizard } from '../wizard/claim-wizard.ts'
import { loadStepParts } from '../wizard/step-loader.ts'
import {
  type SubmissionAttempt,
  attemptStore,
  updateDraftSync,
  currentAttempt,
  isFullySynced,
  isSynced,
  type DraftSync,
  getDraftSync,
  draftSyncStore,
  initialDraftSync,
} from './draft-sync-store.ts'

const DOCUMENTS_STEP = 'attach-documents'

/** Requests are queued, because a save that arrives late could otherwise recreate a draft that was just submitted. */
let queue = Promise.resolve()
const enqueue = (work: () => Promise<void>): Promise<void> => (queue = queue.then(work, work))
let isSyncing = false

/** Milliseconds after which an entered answer is saved, with all that were entered since. */
const SAVE_DELAY_MS = 2000
let saving: ReturnType<typeof setTimeout> | undefined

/** Saves at once when a step has been completed, and every two seconds while answers are being entered. */
function draftChanged(): void {
  const id = currentSession()?.id
  if (id !== undefined && isSynced(getDraft(id))) saving ??= setTimeout(pushNow, SAVE_DELAY_MS)
  else pushNow()
}

function pushNow(): void {
  clearTimeout(saving)
  saving = undefined
  void enqueue(pushDraft)
}

/** Saves when the page is hidden, because a phone may close it while the camera is open. */
const pageHidden = () => {
  if (document.visibilityState === 'hidden') pushNow()
}

/**
 * Starts saving the draft: after each completed step, while the member enters answers, and when the page is hidden.
 * Deletes the saved draft after the claim is submitted or cancelled (docs/decisions/032).
 */
export function startDraftSync(): void {
  void enqueue(pushDraft)
  if (isSyncing) return
  isSyncing = true
  subscribeDraft(draftChanged)
  attemptStore.subscribe(pushNow)
  document.addEventListener('visibilitychange', pageHidden)
  onDraftDiscarded((isDone) => {
    void enqueue(async () => {
      const { version } = getDraftSync()
      draftSyncStore.set(initialDraftSync(undefined))
      if (isDone && version) await deleteRemoteDraft(version)
    })
  })
}

/**
 * Saves the answers if they have changed. A failure has no effect: the next completed step saves again, and the draft
 * in this tab is intact.
 */
async function pushDraft(): Promise<void> {
  const id = currentSession()?.id
  const draft = id === undefined ? emptyDraft : getDraft(id)
  const { version, hasConflict, isDeletedRemotely } = getDraftSync()
  const isOff = !isDraftSyncEnabled() || !hasResumableDraft(id ?? '') || hasConflict || isDeletedRemotely
  if (isOff || isFullySynced(draft)) return
  const otherDraft = version === undefined ? cachedDraft() : undefined
  if (otherDraft) {
    updateDraftSync({ hasConflict: true, otherDraft })
    return
  }
  const change = await pushAnswers(draft, currentAttempt(), version)
  // the session may have ended during the request, and another member may have signed in
  if (change && currentSession()?.id === id) updateDraftSync(change)
}

/**
 * The saved draft that the page before this claim has just loaded. If there is one, the service would refuse to save
 * another, but its response would arrive when the member is already answering, and the notice would move the questions.
 * Undefined for a draft that this tab has deleted, which may have been loaded before it was gone.
 */
function cachedDraft(): ClaimDraft | undefined {
  const draft: ClaimDraft | null | undefined = queryClient.getQueryData(getClaimDraftQuery().queryKey)
  return draft && draft.version !== deletedVersion ? draft : undefined
}

/** The version of the saved draft that this tab has deleted last. */
let deletedVersion: string | undefined

/** Sends the answers to the service. Returns the response, or undefined if the service failed. */
async function pushAnswers(
  draft: Draft,
  attempt: SubmissionAttempt,
  version: string | undefined,
): Promise<Partial<DraftSync> | undefined> {
  try {
    const kept = await saveClaimDraft(toDraftRequest(draft, attempt, version))
    return { version: kept.version, answers: draft.answers, entered: draft.unsaved, attempt }
  } catch (error) {
    if (!isPortalError(error)) throw error
    if (error.status !== 409) return undefined
    const otherDraft = await fetchRemoteDraft()
    return otherDraft === null ? { isDeletedRemotely: true } : { hasConflict: true, otherDraft }
  }
}

/** The saved draft; null if there is none, undefined if the request failed. */
const fetchRemoteDraft = (): Promise<ClaimDraft | null | undefined> =>
  queryClient.fetchQuery(getClaimDraftQuery()).catch(() => undefined)

/**
 * Saves the attempt before the claim is sent, so that other devices see it. Returns false if another tab or device has
 * changed, sent or deleted the draft. Without idempotency keys, it also returns false if saving failed.
 */
export async function syncBeforeSubmit(): Promise<boolean> {
  const id = currentSession()?.id
  if (!isSyncing || !isDraftSyncEnabled() || id === undefined) return true
  await enqueue(pushDraft)
  const { hasConflict, isDeletedRemotely } = getDraftSync()
  // `conflictStep` is cleared, so that the page that could not send the claim shows the conflict even if another step
  // has already shown it.
  if (hasConflict) updateDraftSync({ conflictStep: undefined })
  return !hasConflict && !isDeletedRemotely && (sendsIdempotencyKeys() || isSynced(getDraft(id)))
}

/** Deletes the saved draft. Errors are ignored, because the service deletes old drafts itself. */
export const deleteRemoteDraft = (version: string): Promise<void> => {
  deletedVersion = version
  return deleteClaimDraft({ version }).then(
    () => undefined,
    () => undefined,
  )
}

/** Keeps the draft of this tab and overwrites the other draft, as the member has decided. */
export function overwriteRemoteDraft(): Promise<void> {
  return enqueue(async () => {
    const other = await fetchRemoteDraft()
    if (other === undefined) return // the page continues to show the conflict
    const { version: _, otherDraft: _other, conflictStep: _step, ...rest } = getDraftSync()
    draftSyncStore.set({
      ...rest,
      hasConflict: false,
      isDeletedRemotely: false,
      ...(other && { version: other.version }),
    })
    await pushDraft()
  })
}

/** The answers without files, because files leave the browser only when the claim is sent. */
function toDraftRequest(
  draft: Draft,
  { key, sentOn }: SubmissionAttempt,
  version: string | undefined,
): ClaimDraftRequest {
  const { answers, unsaved, completedSteps } = draft
  const withoutFiles = (step: string, given: StepAnswers = {}) =>
    step === DOCUMENTS_STEP ? { ...given, files: [] } : given
  const { flowSelector } = claimDefinition
  const files = currentAnswers(draft, DOCUMENTS_STEP)?.['files']
  return {
    ...(version && { basedOn: version }),
    submissionKey: key,
    ...(sentOn && { sentOn }),
    claimType: String(answers[flowSelector.step]?.[flowSelector.field]),
    fileCount: Array.isArray(files) ? files.length : 0,
    steps: [
      ...completedSteps.map((step) => ({ step, answers: withoutFiles(step, answers[step]) })),
      ...Object.entries(unsaved).map(([step, given]) => ({ step, answers: withoutFiles(step, given), isOpen: true })),
    ],
  }
}

/**
 * Converts the saved draft to a draft up to the first incomplete step. Each form validates its answers again, because
 * the form may have changed. If files were attached, the documents step is incomplete, because the files must be chosen
 * again. Answers of an open step become unsaved answers again.
 */
export async function restoreDraft({ steps, fileCount }: ClaimDraft, policy: Policy): Promise<Draft> {
  if (steps.some(({ step }) => claimDefinition.steps[step]?.data?.includes('benefits')))
    await queryClient.fetchQuery(benefitsQuery())
  const wizard = claimWizard(policy)
  const answersBy = (isWanted: boolean) =>
    new Map(
      steps
        .filter(({ isOpen = false }) => isOpen === isWanted)
        .map(({ step, answers }): [string, StepAnswers] => [step, answers]),
    )
  const given = answersBy(false)
  const entered = (draft: Draft): Draft =>
    [...answersBy(true)]
      .filter(([step]) => step in claimDefinition.steps && step !== DOCUMENTS_STEP)
      .reduce((now, [step, answers]) => setUnsavedAnswers(now, step, answers), draft)
  let draft = emptyDraft
  for (;;) {
    const open = visibleSteps(wizard, draft).filter((each) => !isComplete(draft, each))
    const lacksFiles = open[0] === DOCUMENTS_STEP && fileCount > 0
    const step = lacksFiles ? open[1] : open[0]
    const answers = step === undefined ? undefined : given.get(step)
    if (step === undefined || !answers || !(await isStillValid(step, answers)))
      return entered(fileCount > 0 ? { ...draft, unsaved: { [DOCUMENTS_STEP]: { files: [] } } } : draft)
    draft = completeStep(wizard, draft, step, answers).draft
  }
}

async function isStillValid(step: string, answers: StepAnswers): Promise<boolean> {
  const { form } = await loadStepParts(step)
  return !form || form.isAccepted(form.definition, answers)
}
