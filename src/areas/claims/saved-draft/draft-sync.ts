import type { ClaimDraft, ClaimDraftRequest } from '~generated/member/model/index.ts'
import { deleteClaimDraftMutation, getClaimDraftQuery, saveClaimDraftMutation } from '~generated/member/queries/drafts.ts'
import { isDraftSyncEnabled, sendsIdempotencyKeys } from '~/platform/config/environment.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { type Draft, emptyDraft, type StepAnswers } from '~/wizard/definition.ts'
import { getDraft, onDraftDiscarded, subscribeDraft } from '~/wizard/draft-store.ts'
import { currentAnswers, isComplete, completeStep, visibleSteps } from '~/wizard/engine.ts'
import { claimDefinition, claimWizard } from '../wizard/claim-wizard.ts'
import { loadStepParts } from '../wizard/step-loader.ts'
import {
  type SubmissionAttempt,
  attemptStore,
  updateDraftSync,
  currentAttempt,
  isSynced,
  type DraftSync,
  getDraftSync,
  draftSyncStore,
  initialDraftSync,
} from './draft-sync-store.ts'

const DOCUMENTS_STEP = 'attach-documents'

/** What is asked of the service, one after the other: a claim that was sent is not kept once more by what was on its way. */
let queue = Promise.resolve()
const enqueue = (work: () => Promise<void>): Promise<void> => (queue = queue.then(work, work))
let isSyncing = false

/** From now on each step that is passed is kept, and a claim that was sent or given up is forgotten (docs/decisions/032). */
export function startDraftSync(): void {
  void enqueue(pushDraft)
  if (isSyncing) return
  isSyncing = true
  subscribeDraft(() => void enqueue(pushDraft))
  attemptStore.subscribe(() => void enqueue(pushDraft))
  onDraftDiscarded((isDone) => {
    void enqueue(async () => {
      const { version } = getDraftSync()
      draftSyncStore.set(initialDraftSync(undefined))
      if (isDone && version) await deleteRemoteDraft(version)
    })
  })
}

/** Keeps the answers where they are other ones than those kept. A failure waits for the next step, and is told to nobody: the claim is still here. */
async function pushDraft(): Promise<void> {
  const id = currentSession()?.id
  const draft = id === undefined ? emptyDraft : getDraft(id)
  const { version, hasConflict, isDeletedRemotely } = getDraftSync()
  if (!isDraftSyncEnabled() || draft.completedSteps.length === 0 || hasConflict || isDeletedRemotely || isSynced(draft)) return
  const change = await pushAnswers(draft, currentAttempt(), version)
  // The session may have ended meanwhile, and another member's begun.
  if (change && currentSession()?.id === id) updateDraftSync(change)
}

/** What came of keeping these answers; nothing where the service failed. */
async function pushAnswers(draft: Draft, attempt: SubmissionAttempt, version: string | undefined): Promise<Partial<DraftSync> | undefined> {
  try {
    const kept = await saveClaimDraftMutation().mutationFn(toDraftRequest(draft, attempt, version))
    return { version: kept.version, answers: draft.answers, attempt }
  } catch (error) {
    if (!isPortalError(error)) throw error
    if (error.status !== 409) return undefined
    return (await fetchRemoteDraft()) === null ? { isDeletedRemotely: true } : { hasConflict: true }
  }
}

/** What the service keeps now; undefined where it does not say. */
const fetchRemoteDraft = (): Promise<ClaimDraft | null | undefined> => queryClient.fetchQuery(getClaimDraftQuery()).catch(() => undefined)

/**
 * Tells the service that the claim is about to be sent, so that whoever goes on with the draft knows. False when another tab or device has changed, sent or
 * deleted it, or where that may be so: without keys a claim is sent only when this is kept.
 */
export async function syncBeforeSubmit(): Promise<boolean> {
  const id = currentSession()?.id
  if (!isSyncing || !isDraftSyncEnabled() || id === undefined) return true
  await enqueue(pushDraft)
  const { hasConflict, isDeletedRemotely } = getDraftSync()
  return !hasConflict && !isDeletedRemotely && (sendsIdempotencyKeys() || isSynced(getDraft(id)))
}

/** A claim that expires by itself where this fails. */
export const deleteRemoteDraft = (version: string): Promise<void> =>
  deleteClaimDraftMutation()
    .mutationFn({ version })
    .then(
      () => undefined,
      () => undefined,
    )

/** The member keeps this claim and not the other one. */
export function overwriteRemoteDraft(): Promise<void> {
  return enqueue(async () => {
    const other = await fetchRemoteDraft()
    if (other === undefined) return // it is offered as before
    const { version: _, ...rest } = getDraftSync()
    updateDraftSync({ ...rest, hasConflict: false, isDeletedRemotely: false, ...(other && { version: other.version }) })
    await pushDraft()
  })
}

/** What was answered, without files: those do not leave the browser before the claim does. */
function toDraftRequest(draft: Draft, { key, sentOn }: SubmissionAttempt, version: string | undefined): ClaimDraftRequest {
  const { answers, completedSteps } = draft
  const { flowSelector } = claimDefinition
  const files = currentAnswers(draft, DOCUMENTS_STEP)?.['files']
  return {
    ...(version && { basedOn: version }),
    submissionKey: key,
    ...(sentOn && { sentOn }),
    claimType: String(answers[flowSelector.step]?.[flowSelector.field]),
    fileCount: Array.isArray(files) ? files.length : 0,
    steps: completedSteps.map((step) => ({ step, answers: step === DOCUMENTS_STEP ? { ...answers[step], files: [] } : (answers[step] ?? {}) })),
  }
}

/**
 * A claim that was kept, as far as it can be gone on with: each step is judged again by its form, which may be another one since. Where files were attached
 * their step is the one that is open, for they are to be chosen again.
 */
export async function restoreDraft({ steps, fileCount }: ClaimDraft, policy: Policy): Promise<Draft> {
  if (steps.some(({ step }) => claimDefinition.steps[step]?.data?.includes('benefits'))) await queryClient.ensureQueryData(benefitsQuery())
  const wizard = claimWizard(policy)
  const given = new Map(steps.map(({ step, answers }): [string, StepAnswers] => [step, answers]))
  let draft = emptyDraft
  for (;;) {
    const open = visibleSteps(wizard, draft).filter((each) => !isComplete(draft, each))
    const lacksFiles = open[0] === DOCUMENTS_STEP && fileCount > 0
    const step = lacksFiles ? open[1] : open[0]
    const answers = step === undefined ? undefined : given.get(step)
    if (step === undefined || !answers || !(await isStillValid(step, answers)))
      return lacksFiles ? { ...draft, unsaved: { [DOCUMENTS_STEP]: { files: [] } } } : draft
    draft = completeStep(wizard, draft, step, answers).draft
  }
}

async function isStillValid(step: string, answers: StepAnswers): Promise<boolean> {
  const { form } = await loadStepParts(step)
  return !form || form.isAccepted(form.definition, answers)
}
