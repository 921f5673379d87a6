import type { ClaimPaymentDetails } from '~generated/member/model/index.ts'
import { fromCents, splitAmount, toCents } from '~/domain/money.ts'

interface PaymentBreakdown {
  readonly plan: string
  readonly account: string
  readonly otherInsurer: string
  readonly deductible: string
  /** what the plan does not reimburse of what it recognizes */
  readonly share: string
  /** not covered, or above what the plan recognizes */
  readonly excluded: string
  /** all that nobody else paid: deductible, share and excluded, less what the account paid of them */
  readonly memberOwes: string
}

/**
 * Who paid which part of what was submitted; the parts add up to it, to the cent. What a spending account paid goes off the member's share first, then
 * off the deductible, then off what is excluded.
 */
export function paymentBreakdown(
  amounts: Pick<ClaimPaymentDetails, 'submittedAmount' | 'excludedAmount' | 'deductibleAmount' | 'cobAmount' | 'paidAmount' | 'spendingAccountPaidAmount'>,
): PaymentBreakdown {
  const { paidAmount, cobAmount, spendingAccountPaidAmount, excludedAmount, deductibleAmount } = amounts
  const paid = [paidAmount, cobAmount, spendingAccountPaidAmount].map(toCents)
  const [plan = 0, otherInsurer = 0, account = 0, memberOwes = 0] = splitAmount(toCents(amounts.submittedAmount), paid)
  const [excluded = 0, deductible = 0, share = 0] = splitAmount(memberOwes, [excludedAmount, deductibleAmount].map(toCents))
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
