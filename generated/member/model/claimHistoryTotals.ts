/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Sums of the lines, to the cent. The specification names totals only; these are the amounts of a line.
 */
export interface ClaimHistoryTotals {
  submittedAmount: Money;
  paidAmount: Money;
  excludedAmount: Money;
  deductibleAmount: Money;
  spendingAccountPaidAmount?: Money;
}
