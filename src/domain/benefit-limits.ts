import type { BenefitLimit, BenefitsResult } from '~generated/member/model/index.ts'
import { toCents } from '~/domain/money.ts'

const shareUsed = ({ used, maximum }: BenefitLimit): number =>
  toCents(maximum) > 0 ? toCents(used) / toCents(maximum) : 0

/**
 * The yearly limits of one person, as the service returns them: used limits with the most used first, then unused
 * limits by name. Empty if the service returns none.
 */
export function benefitLimits(
  answer: BenefitsResult | null,
  participantId: string,
): { readonly used: readonly BenefitLimit[]; readonly untouched: readonly BenefitLimit[] } {
  const limits = (answer?.benefits ?? [])
    .flatMap((benefit) => benefit.limits ?? [])
    .filter((limit) => limit.participantId === participantId)
  return {
    used: limits.filter((limit) => shareUsed(limit) > 0).toSorted((a, b) => shareUsed(b) - shareUsed(a)),
    untouched: limits
      .filter((limit) => shareUsed(limit) === 0)
      .toSorted((a, b) => a.description.localeCompare(b.description)),
  }
}
