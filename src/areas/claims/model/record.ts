import type { FormData } from '~/wizard/definition.ts'
import type { ClaimAnswers } from './answers.ts'
import { isRealTime, type ClaimMaterial } from './claim-extra-info.ts'
import { chosenProvider } from './provider-search.ts'
import type { StepData } from '../step-data.ts'

const DETAILS = ['claim-details', 'claim-details-vision', 'claim-items', 'claim-event'] as const

/**
 * What the draft keeps of a step that is left: the details of a claim that could be decided at once when they were first left say so from then
 * on, whatever ends it later (CLAIM-84, D-101). Never sent (D-102).
 */
export function recordOf(step: string, entered: FormData, answers: ClaimAnswers, policy: ClaimMaterial['policy'], data: StepData): FormData {
  const details = DETAILS.find((each) => each === step)
  const claimType = data.claimTypes.find((type) => type.claimType === answers['claim-type']?.claimType)
  if (!details || !claimType) return entered
  const { cobReasons } = data
  const hasStarted = answers[details]?.startedRTA ?? isRealTime({ answers, policy, claimType, cobReasons, provider: chosenProvider(answers, data) })
  return hasStarted ? { ...entered, startedRTA: true } : entered
}
