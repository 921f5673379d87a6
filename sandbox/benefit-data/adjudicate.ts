import type { SpendingKind } from '../store/claim-line.ts'
import type { ExplanationId } from './explanations.ts'

/** A claim line before its decision. All amounts are in cents. */
interface LineToDecide {
  readonly submitted: number
  /** what the other insurer paid, in cents */
  readonly otherPaid: number
  readonly coinsurancePercent: number
  /** highest amount for one visit that the plan accepts as eligible */
  readonly perVisit: number
  /** remaining part of the yearly maximum */
  readonly yearLeft: number
  /** part of the yearly deductible that the person has not paid yet */
  readonly deductibleLeft: number
  /** the spending account from which the member asks to pay the unpaid part, and the balance of that account */
  readonly spending?: { readonly kind: SpendingKind; readonly left: number } | undefined
  /** if present, the line is refused with this explanation and no amounts are computed */
  readonly refusal?: ExplanationId
}

export interface Decision {
  readonly isRejected: boolean
  readonly eligible: number
  readonly excluded: number
  readonly deductible: number
  readonly paid: number
  readonly spendingPaid: number
  readonly explanations: readonly ExplanationId[]
}

/**
 * Decides one claim line. The submitted amount is split into an eligible and an excluded part. The plan pays its
 * percentage of the eligible part, but no more than the other insurer left unpaid of the submitted amount, so that two
 * plans together can pay everything, and no more than the yearly maximum allows. A member is never paid more than the
 * amount spent.
 */
export function adjudicate(line: LineToDecide): Decision {
  if (line.refusal)
    return {
      isRejected: true,
      eligible: 0,
      excluded: line.submitted,
      deductible: 0,
      paid: 0,
      spendingPaid: 0,
      explanations: [line.refusal],
    }
  const explanations: ExplanationId[] = line.coinsurancePercent > 0 ? ['E01'] : []
  const eligible = Math.min(line.submitted, line.perVisit)
  if (eligible < line.submitted) explanations.push('E02')
  const deductible = Math.min(line.deductibleLeft, eligible)
  if (deductible > 0) explanations.push('E04')
  const share = Math.round(((eligible - deductible) * line.coinsurancePercent) / 100)
  const afterOther = Math.max(0, Math.min(share, line.submitted - line.otherPaid))
  if (line.otherPaid > 0) explanations.push('E05')
  const paid = Math.min(afterOther, Math.max(0, line.yearLeft))
  if (paid < afterOther) explanations.push('E03')
  const rest = Math.max(0, line.submitted - line.otherPaid - paid)
  const spendingPaid = Math.min(rest, line.spending?.left ?? 0)
  if (spendingPaid > 0) explanations.push(line.spending?.kind === 'wellness' ? 'E07' : 'E06')
  if (line.spending && spendingPaid < rest) explanations.push('E08')
  return {
    isRejected: false,
    eligible,
    excluded: line.submitted - eligible,
    deductible,
    paid,
    spendingPaid,
    explanations,
  }
}
