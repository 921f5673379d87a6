import type { SpendingKind } from '../store/claim-line.ts'
import type { ExplanationId } from './explanations.ts'

/** A claim line before its decision. All amounts are in cents. */
interface LineToDecide {
  readonly submitted: number
  /** cents that the other insurer paid */
  readonly otherPaid: number
  readonly coinsurancePercent: number
  /** most that the plan recognises of one visit */
  readonly perVisit: number
  /** rest of the yearly maximum */
  readonly yearLeft: number
  /** rest of the yearly deductible */
  readonly deductibleLeft: number
  /** the spending account that the member asks to pay the rest, and its balance */
  readonly spending?: { readonly kind: SpendingKind; readonly left: number } | undefined
  /** a reason to refuse the line before any arithmetic */
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
 * Decides one claim line. The submitted amount is the sum of eligible and excluded. The plan pays its share, at most
 * the part of the eligible amount that the other insurer did not pay, within the yearly maximum. A member never
 * receives more than the amount spent.
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
  const afterOther = Math.max(0, Math.min(share, eligible - line.otherPaid))
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
