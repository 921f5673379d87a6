import type { ClaimType, CobReason, HealthProfessional } from '~generated/member/model/index.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import type { FormData } from '~/wizard/definition.ts'
import type { ClaimAnswers } from './answers.ts'
import { numberOf } from './keys.ts'
import { coverageLines, reasonOf } from './lines.ts'
import { chosenProvider } from './provider-search.ts'
import type { StepData } from '../step-data.ts'

/** What decides whether a claim is decided at once. */
interface Judged {
  readonly answers: ClaimAnswers
  readonly policy: Policy
  readonly claimType: ClaimType
  readonly provider: HealthProfessional | undefined
  readonly cobReasons: readonly CobReason[]
}

/** Real-time adjudication while type and policy allow it and neither the provider nor a reason ends it (D-101, CLAIM-26, CLAIM-57). */
export function isRealTime({ answers, policy, claimType, provider, cobReasons }: Judged): boolean {
  const chosen = new Set(
    coverageLines(answers)
      .flatMap((line) => reasonOf(line) ?? [])
      .map(numberOf),
  )
  const cancelled = cobReasons.some(({ id, cancelsRTA }) => cancelsRTA && chosen.has(id))
  return claimType.isRta && policy.rta && !provider?.cancelsRTA && !cancelled
}

const DETAILS = ['claim-details', 'claim-details-vision', 'claim-items', 'claim-event'] as const

/**
 * What the draft keeps of a step that is left: the details of a claim that could be decided at once when they were first left say so from then
 * on, whatever ends it later (CLAIM-84, D-101). Never sent (D-102).
 */
export function recordOf(step: string, entered: FormData, answers: ClaimAnswers, policy: Policy, data: StepData): FormData {
  const details = DETAILS.find((each) => each === step)
  const claimType = data.claimTypes.find((type) => type.claimType === answers['claim-type']?.claimType)
  if (!details || !claimType) return entered
  const { cobReasons } = data
  const hasStarted = answers[details]?.startedRTA ?? isRealTime({ answers, policy, claimType, cobReasons, provider: chosenProvider(answers, data) })
  return hasStarted ? { ...entered, startedRTA: true } : entered
}
