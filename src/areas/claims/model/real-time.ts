import type { ClaimType, CobReason, HealthProfessional } from '~generated/member/model/index.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import type { StepAnswers } from '~/wizard/definition.ts'
import { type ClaimAnswers, numberOf } from './answers.ts'
import { coverageLines, reasonOf } from './lines.ts'
import { chosenProvider, isProviderNotFound } from './provider-search.ts'

/** What decides whether a claim is decided at once. */
interface RealTimeInput {
  readonly answers: ClaimAnswers
  readonly policy: Policy
  readonly claimType: ClaimType
  readonly provider: HealthProfessional | undefined
  readonly cobReasons: readonly CobReason[]
}

/** Real-time adjudication while type and policy allow it and neither the provider, nor one that nobody knows, nor a reason ends it (D-101, CLAIM-26, CLAIM-57). */
export function isRealTime({ answers, policy, claimType, provider, cobReasons }: RealTimeInput): boolean {
  const chosen = new Set(
    coverageLines(answers)
      .flatMap((line) => reasonOf(line) ?? [])
      .map(numberOf),
  )
  const cancelled = cobReasons.some(({ id, cancelsRTA }) => cancelsRTA && chosen.has(id))
  return claimType.isRta && policy.rta && !provider?.cancelsRTA && !isProviderNotFound(answers) && !cancelled
}

/** What is known when the details of a claim are left. */
interface DetailsData {
  readonly claimTypes: readonly ClaimType[]
  readonly cobReasons: readonly CobReason[]
  readonly providers: readonly HealthProfessional[]
  readonly recentProviders: readonly HealthProfessional[]
}

/**
 * What the draft keeps of the details of a claim: one that could be decided at once when they were first left says so from then on, whatever
 * ends it later (CLAIM-84, D-101). Never sent (D-102).
 */
export function recordRealTimeStart(
  entered: StepAnswers,
  { answers, policy, data }: { answers: ClaimAnswers; policy: Policy; data: DetailsData },
): StepAnswers {
  const claimType = data.claimTypes.find((type) => type.claimType === answers['claim-type']?.claimType)
  if (!claimType) return entered
  const { cobReasons } = data
  const hasStarted = entered['startedRTA'] ?? isRealTime({ answers, policy, claimType, cobReasons, provider: chosenProvider(answers, data) })
  return hasStarted ? { ...entered, startedRTA: true } : entered
}
