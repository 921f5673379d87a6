import type { PremiumTransaction } from '../../../generated/member/model/index.ts'
import { addMonths } from '../../dates.ts'
import type { PremiumTerms } from './terms.ts'

/** An entry of the premium ledger, in cents. Amounts that the member owes are positive, and payments are negative. */
export interface LedgerEntry extends Omit<PremiumTransaction, 'amount'> {
  readonly amount: number
}

/** number of past months for which there are premiums */
const MONTHS = 13
const DAYS_UNTIL_RETURNED = 3

const two = (day: number): string => String(day).padStart(2, '0')

/**
 * The premium transactions up to a day, oldest first: a premium on the first of each month, and the payment for each
 * premium.
 */
export function pastPremiums({ monthly, paidBy, day, isBehind }: PremiumTerms, today: string): LedgerEntry[] {
  const thisMonth = `${today.slice(0, 6)}01`
  const entries = Array.from({ length: MONTHS + 1 }, (_, index) => index - MONTHS).flatMap((offset): LedgerEntry[] => {
    const month = addMonths(thisMonth, offset).slice(0, 6)
    const isReturned = isBehind && offset === -1
    return [
      { transactionDate: `${month}01`, type: 'PREMIUM', amount: monthly },
      { transactionDate: `${month}${two(day)}`, type: paidBy, amount: -monthly },
      ...(isReturned
        ? [{ transactionDate: `${month}${two(day + DAYS_UNTIL_RETURNED)}`, type: 'RETURNED', amount: monthly }]
        : []),
    ]
  })
  return entries.filter(({ transactionDate }) => transactionDate <= today)
}
