import type { ClaimPaymentDetails } from '~generated/member/model/index.ts'
import { fromCents, splitAmount, toCents } from '~/domain/money.ts'

interface PaymentBreakdown {
  readonly plan: string
  readonly account: string
  readonly otherInsurer: string
  readonly deductible: string
  /** the part of the eligible amount that the plan's percentage leaves to the member */
  readonly share: string
  /** the part of the submitted amount that is not eligible or that is above a maximum */
  readonly excluded: string
  /**
   * the amount that the plan, the spending account and the other insurer do not pay: the sum of deductible, share and
   * excluded
   */
  readonly memberOwes: string
}

/**
 * Cents that the plan would have paid by its percentage, and that neither it nor another insurer has paid: a maximum was
 * reached. 0 if the percentage is unknown.
 */
function aboveMaximum({
  eligibleAmount,
  deductibleAmount,
  coinsurancePercent,
  paidAmount,
  cobAmount,
}: Amounts): number {
  const byPercentage = ((toCents(eligibleAmount) - toCents(deductibleAmount)) * (coinsurancePercent ?? 0)) / 100
  return Math.max(0, Math.round(byPercentage) - toCents(paidAmount) - toCents(cobAmount))
}

type Amounts = Pick<
  ClaimPaymentDetails,
  | 'submittedAmount'
  | 'excludedAmount'
  | 'eligibleAmount'
  | 'deductibleAmount'
  | 'coinsurancePercent'
  | 'cobAmount'
  | 'paidAmount'
  | 'spendingAccountPaidAmount'
>

/**
 * The submitted amount split by payer. The parts add up to it, to the cent. Payments of a spending account reduce the
 * member's share first, then the deductible, then the excluded amount.
 */
export function paymentBreakdown(amounts: Amounts): PaymentBreakdown {
  const { paidAmount, cobAmount, spendingAccountPaidAmount, excludedAmount, deductibleAmount } = amounts
  const paid = [paidAmount, cobAmount, spendingAccountPaidAmount].map(toCents)
  const [plan = 0, otherInsurer = 0, account = 0, memberOwes = 0] = splitAmount(toCents(amounts.submittedAmount), paid)
  const [excluded = 0, deductible = 0, share = 0] = splitAmount(memberOwes, [
    toCents(excludedAmount) + aboveMaximum(amounts),
    toCents(deductibleAmount),
  ])
  return {
    plan: fromCents(plan),
    account: fromCents(account),
    otherInsurer: fromCents(otherInsurer),
    deductible: fromCents(deductible),
    share: fromCents(share),
    excluded: fromCents(excluded),
    memberOwes: fromCents(memberOwes),
  }
}
