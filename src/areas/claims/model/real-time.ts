import type { ClaimType, CobReason, HealthProfessional } from '~generated/member/model/index.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import type { StepAnswers } from '~/wizard/definition.ts'
import { type ClaimAnswers, numberOf } from './answers.ts'
import { coverageLines, reasonOf } from './lines.ts'
import { chosenProvider, isProviderNotFound } from './provider-search.ts'

/** The data that decides whether a claim is adjudicated in real time. */
interface RealTimeInput {
  readonly answers: ClaimAnswers
  readonly policy: Policy
  readonly claimType: ClaimType
  readonly provider: HealthProfessional | undefined
  readonly cobReasons: readonly CobReason[]
}

/**
 * True if the claim is adjudicated in real time (D-101, CLAIM-57). The claim type and the policy must allow it, and the
 * insurer must know the provider. Some providers, and some reasons why the other insurer paid less, rule it out.
 */
export function isRealTime({ answers, policy, claimType, provider, cobReasons }: RealTimeInput): boolean {
  const chosen = new Set(
    coverageLines(answers)
      .flatMap((line) => reasonOf(line) ?? [])
      .map(numberOf),
  )
  const cancelled = cobReasons.some(({ id, cancelsRTA }) => cancelsRTA && chosen.has(id))
  return claimType.isRta && policy.rta && !provider?.cancelsRTA && !isProviderNotFound(answers) && !cancelled
}

/** The step data that is available when the member leaves the claim details step. */
interface DetailsData {
  readonly claimTypes: readonly ClaimType[]
  readonly cobReasons: readonly CobReason[]
  readonly providers: readonly HealthProfessional[]
  readonly recentProviders: readonly HealthProfessional[]
}

/**
 * Adds `startedRTA` to the claim details. The field becomes true when the claim first qualifies for real-time
 * adjudication, and stays true even if the claim no longer qualifies (CLAIM-84). The field is never sent (D-102).
 */
export function recordRealTimeStart(
  entered: StepAnswers,
  { answers, policy, data }: { answers: ClaimAnswers; policy: Policy; data: DetailsData },
): StepAnswers {
  const claimType = data.claimTypes.find((type) => type.claimType === answers['claim-type']?.claimType)
  if (!claimType) return entered
  const { cobReasons } = data
  const hasStarted =
    entered['startedRTA'] ??
    isRealTime({ answers, policy, claimType, cobReasons, provider: chosenProvider(answers, data) })
  return hasStarted ? { ...entered, startedRTA: true } : entered
}
