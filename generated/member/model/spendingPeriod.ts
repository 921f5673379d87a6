/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';

/**
 * One benefit period of an account (DATA-45). The balance is the allocation less what was used. What is usable is the balance until the forfeiture date, and 0.00 from then on; the usable amounts of all periods together are the total.
 */
export interface SpendingPeriod {
  startDate: Date8;
  endDate: Date8;
  forfeitDate?: Date8;
  balanceAmount: Money;
  allocationAmount: Money;
  usedAmount: Money;
  usableAmount: Money;
}
