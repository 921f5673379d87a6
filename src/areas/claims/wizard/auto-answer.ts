import { loadChunk } from '~/platform/load-chunk.ts'
import type { Draft } from '~/wizard/definition.ts'
import { isComplete, reachableAnswers, completeStep, type Wizard } from '~/wizard/engine.ts'
import { asClaimAnswers } from '../model/answers.ts'

const importDefaultAnswers = () => import('./default-answers.ts')

/**
 * Returns the next step the member must see, and the draft after steps that could be answered automatically
 * (docs/decisions/031). `next` selects the step for a draft. If an answer cannot be determined, the step is shown.
 */
export async function autoAnswerSteps(
  wizard: Wizard,
  draft: Draft,
  next: (draft: Draft) => string,
): Promise<{ readonly draft: Draft; readonly step: string }> {
  const step = next(draft)
  if (isComplete(draft, step) || !wizard.definition.steps[step]?.autoAnswer) return { draft, step }
  const known = await loadChunk(importDefaultAnswers).catch(() => undefined)
  const answer = await known?.defaultAnswers[step]?.(asClaimAnswers(reachableAnswers(wizard, draft)))
  if (!answer) return { draft, step }
  const now = completeStep(wizard, draft, step, answer).draft
  return isComplete(now, step) ? autoAnswerSteps(wizard, now, next) : { draft, step }
}
