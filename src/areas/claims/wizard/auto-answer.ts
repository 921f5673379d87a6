import { loadChunk } from '~/platform/load-chunk.ts'
import type { Draft } from '~/wizard/definition.ts'
import { isComplete, reachableAnswers, completeStep, type Wizard } from '~/wizard/engine.ts'
import { asClaimAnswers } from '../model/answers.ts'

const importDefaultAnswers = () => import('./default-answers.ts')

/**
 * Where somebody must look next, and the draft with what settled itself on the way there (docs/decisions/031). `next` names the step to go to, of a
 * draft. Where it cannot be found out, the step is asked.
 */
export async function autoAnswerSteps(wizard: Wizard, draft: Draft, next: (draft: Draft) => string): Promise<{ readonly draft: Draft; readonly step: string }> {
  const step = next(draft)
  if (isComplete(draft, step) || !wizard.definition.steps[step]?.autoAnswer) return { draft, step }
  const known = await loadChunk(importDefaultAnswers).catch(() => undefined)
  const answer = await known?.defaultAnswers[step]?.(asClaimAnswers(reachableAnswers(wizard, draft)))
  if (!answer) return { draft, step }
  const now = completeStep(wizard, draft, step, answer).draft
  return isComplete(now, step) ? autoAnswerSteps(wizard, now, next) : { draft, step }
}
