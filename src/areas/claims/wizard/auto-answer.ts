import { loadChunk } from '~/platform/load-chunk.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import type { Draft, StepAnswers } from '~/wizard/definition.ts'
import { completeStep, isComplete, reachableAnswers, stepsOfPage, visibleSteps, type Wizard } from '~/wizard/engine.ts'
import { asClaimAnswers } from '../model/answers.ts'

const importDefaultAnswers = () => import('./default-answers.ts')
/** Loads the code that answers steps automatically. */
export const loadDefaultAnswers = () => loadChunk(importDefaultAnswers)

/**
 * Answers steps automatically where possible (docs/decisions/031). Returns the draft after these steps, and the next
 * step that the member must see. `next` finds the next step of a draft. A step whose answer cannot be determined is
 * shown.
 */
export async function autoAnswerSteps(
  wizard: Wizard,
  draft: Draft,
  next: (draft: Draft) => string,
): Promise<{ readonly draft: Draft; readonly step: string }> {
  const step = next(draft)
  if (isComplete(draft, step) || !wizard.definition.steps[step]?.autoAnswer) return { draft, step }
  const known = await loadDefaultAnswers().catch(() => undefined)
  const answers = asClaimAnswers(reachableAnswers(wizard, draft))
  const answer = await Promise.resolve(
    known?.defaultAnswers[step]?.(answers, enteredElsewhere(wizard, draft, step)),
  ).catch((error: unknown) => {
    if (!isPortalError(error)) throw error // the step is shown, and says what failed
  })
  if (!answer) return { draft, step }
  const now = completeStep(wizard, draft, step, answer).draft
  return isComplete(now, step) ? autoAnswerSteps(wizard, now, next) : { draft, step }
}

/** True if another page asks questions of this step. */
export const isAskedOnOtherPage = (wizard: Wizard, draft: Draft, step: string): boolean =>
  visibleSteps(wizard, draft).some((each) => each !== step && stepsOfPage(wizard, draft, each).includes(step))

/**
 * The entered answers to questions of this step that another page asks. Empty if the member has entered none; undefined
 * if no other page asks questions of this step.
 */
const enteredElsewhere = (wizard: Wizard, draft: Draft, step: string): StepAnswers | undefined =>
  isAskedOnOtherPage(wizard, draft, step) ? (draft.unsaved[step] ?? {}) : undefined
