import type { SpendingKind } from '../store/claim-line.ts'
import type { ExplanationId } from './explanations.ts'

/** What is known about a line when it is decided; all amounts in cents. */
interface LineToDecide {
  readonly submitted: number
  /** paid by the other insurer */
  readonly otherPaid: number
  readonly coinsurancePercent: number
  /** most that is recognised of one visit */
  readonly perVisit: number
  /** what is left of the yearly maximum */
  readonly yearLeft: number
  /** what is left of the yearly deductible */
  readonly deductibleLeft: number
  /** the spending account that was asked for the rest, and what it has left */
  readonly spending?: { readonly kind: SpendingKind; readonly left: number } | undefined
  /** decided before any arithmetic */
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
 * Decides one line. Always: submitted = eligible + excluded; paid is the lesser of the plan's share and what the other insurer left of
 * the eligible amount, within the yearly maximum; nobody is paid more than was spent.
 */
export function adjudicate(line: LineToDecide): Decision {
  if (line.refusal) return { isRejected: true, eligible: 0, excluded: line.submitted, deductible: 0, paid: 0, spendingPaid: 0, explanations: [line.refusal] }
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
  return { isRejected: false, eligible, excluded: line.submitted - eligible, deductible, paid, spendingPaid, explanations }
}
