import type { ClaimDraft, ClaimDraftRequest } from '~generated/member/model/index.ts'
import { deleteClaimDraftMutation, getClaimDraftQuery, saveClaimDraftMutation } from '~generated/member/queries/drafts.ts'
import { keepsClaimDrafts, sendsIdempotencyKeys } from '~/platform/config/environment.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { benefitsQuery } from '~/platform/insured/insured.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { type Draft, emptyDraft, type StepAnswers } from '~/wizard/definition.ts'
import { draftOf, onDraftGone, subscribeDraft } from '~/wizard/draft-store.ts'
import { dataOf, isComplete, save, visibleSteps } from '~/wizard/engine.ts'
import { claimDefinition, claimWizard } from '../claim-wizard.ts'
import { loadStepParts } from '../load-step.ts'
import { type Attempt, attemptStore, changeKeeping, currentAttempt, isKept, type Keeping, keeping, keepingStore, nothingOf } from './keeping-store.ts'

const FILES = 'attach-documents'

/** What is asked of the service, one after the other: a claim that was sent is not kept once more by what was on its way. */
let turn = Promise.resolve()
const inTurn = (work: () => Promise<void>): Promise<void> => (turn = turn.then(work, work))
let isKeeping = false

/** From now on each step that is passed is kept, and a claim that was sent or given up is forgotten (docs/decisions/032). */
export function startKeeping(): void {
  void inTurn(keep)
  if (isKeeping) return
  isKeeping = true
  subscribeDraft(() => void inTurn(keep))
  attemptStore.subscribe(() => void inTurn(keep))
  onDraftGone((isDone) => {
    void inTurn(async () => {
      const { version } = keeping()
      keepingStore.set(nothingOf(undefined))
      if (isDone && version) await forget(version)
    })
  })
}

/** Keeps the answers where they are other ones than those kept. A failure waits for the next step, and is told to nobody: the claim is still here. */
async function keep(): Promise<void> {
  const id = currentSession()?.id
  const draft = id === undefined ? emptyDraft : draftOf(id)
  const { version, isElsewhere, isGone } = keeping()
  if (!keepsClaimDrafts() || draft.saved.length === 0 || isElsewhere || isGone || isKept(draft)) return
  const change = await keepAnswers(draft, currentAttempt(), version)
  // The session may have ended meanwhile, and another member's begun.
  if (change && currentSession()?.id === id) changeKeeping(change)
}

/** What came of keeping these answers; nothing where the service failed. */
async function keepAnswers(draft: Draft, attempt: Attempt, version: string | undefined): Promise<Partial<Keeping> | undefined> {
  try {
    const kept = await saveClaimDraftMutation().mutationFn(toRequest(draft, attempt, version))
    return { version: kept.version, answers: draft.answers, attempt }
  } catch (error) {
    if (!isPortalError(error)) throw error
    if (error.status !== 409) return undefined
    return (await otherDraft()) === null ? { isGone: true } : { isElsewhere: true }
  }
}

/** What the service keeps now; undefined where it does not say. */
const otherDraft = (): Promise<ClaimDraft | null | undefined> => queryClient.fetchQuery(getClaimDraftQuery()).catch(() => undefined)

/**
 * Tells the service that the claim is about to be sent, so that whoever goes on with the draft knows. False when another tab or device has changed, sent or
 * deleted it, or where that may be so: without keys a claim is sent only when this is kept.
 */
export async function keepBeforeSending(): Promise<boolean> {
  const id = currentSession()?.id
  if (!isKeeping || !keepsClaimDrafts() || id === undefined) return true
  await inTurn(keep)
  const { isElsewhere, isGone } = keeping()
  return !isElsewhere && !isGone && (sendsIdempotencyKeys() || isKept(draftOf(id)))
}

/** A claim that expires by itself where this fails. */
export const forget = (version: string): Promise<void> =>
  deleteClaimDraftMutation()
    .mutationFn({ version })
    .then(
      () => undefined,
      () => undefined,
    )

/** The member keeps this claim and not the other one. */
export function keepThisOne(): Promise<void> {
  return inTurn(async () => {
    const other = await otherDraft()
    if (other === undefined) return // it is offered as before
    const { version: _, ...rest } = keeping()
    changeKeeping({ ...rest, isElsewhere: false, isGone: false, ...(other && { version: other.version }) })
    await keep()
  })
}

/** What was answered, without files: those do not leave the browser before the claim does. */
function toRequest(draft: Draft, { key, sentOn }: Attempt, version: string | undefined): ClaimDraftRequest {
  const { answers, saved } = draft
  const { chooses } = claimDefinition
  const files = dataOf(draft, FILES)?.['files']
  return {
    ...(version && { basedOn: version }),
    submissionKey: key,
    ...(sentOn && { sentOn }),
    claimType: String(answers[chooses.step]?.[chooses.field]),
    fileCount: Array.isArray(files) ? files.length : 0,
    steps: saved.map((step) => ({ step, answers: step === FILES ? { ...answers[step], files: [] } : (answers[step] ?? {}) })),
  }
}

/**
 * A claim that was kept, as far as it can be gone on with: each step is judged again by its form, which may be another one since. Where files were attached
 * their step is the one that is open, for they are to be chosen again.
 */
export async function restore({ steps, fileCount }: ClaimDraft, policy: Policy): Promise<Draft> {
  if (steps.some(({ step }) => claimDefinition.steps[step]?.sources?.includes('benefits'))) await queryClient.ensureQueryData(benefitsQuery())
  const wizard = claimWizard(policy)
  const given = new Map(steps.map(({ step, answers }): [string, StepAnswers] => [step, answers]))
  let draft = emptyDraft
  for (;;) {
    const open = visibleSteps(wizard, draft).filter((each) => !isComplete(draft, each))
    const lacksFiles = open[0] === FILES && fileCount > 0
    const step = lacksFiles ? open[1] : open[0]
    const answers = step === undefined ? undefined : given.get(step)
    if (step === undefined || !answers || !(await fits(step, answers))) return lacksFiles ? { ...draft, typed: { [FILES]: { files: [] } } } : draft
    draft = save(wizard, draft, step, answers).draft
  }
}

async function fits(step: string, answers: StepAnswers): Promise<boolean> {
  const { form } = await loadStepParts(step)
  return !form || form.isAccepted(form.definition, answers)
}
