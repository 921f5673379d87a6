import type { PremiumTransaction } from '../../../generated/member/model/index.ts'
import { addMonths } from '../../dates.ts'
import type { PremiumTerms } from './terms.ts'

/** An entry of the premium ledger, in cents. Amounts that the member owes are positive, and payments are negative. */
export interface LedgerEntry extends Omit<PremiumTransaction, 'amount'> {
  readonly amount: number
}

/** number of past months for which there are premiums */
const MONTHS = 13

/**
 * The premium transactions up to a day, oldest first. A premium and its payment are both on the first of the month, so
 * that a persona owes the same on every day.
 */
export function pastPremiums({ monthly, paidBy, isBehind }: PremiumTerms, today: string): LedgerEntry[] {
  const thisMonth = `${today.slice(0, 6)}01`
  return Array.from({ length: MONTHS + 1 }, (_, index) => index - MONTHS).flatMap((offset): LedgerEntry[] => {
    const month = addMonths(thisMonth, offset).slice(0, 6)
    const isReturned = isBehind && offset === -1
    return [
      { transactionDate: `${month}01`, type: 'PREMIUM', amount: monthly },
      { transactionDate: `${month}01`, type: paidBy, amount: -monthly },
      ...(isReturned ? [{ transactionDate: `${month}04`, type: 'RETURNED', amount: monthly }] : []),
    ]
  })
}
