/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';
import type { StatementId } from './statementId.ts';

/**
 * A premium statement, one for each month that is over (D-142). amount is the premium of the month.
 */
export interface PremiumStatement {
  statementId: StatementId;
  periodStart: Date8;
  periodEnd: Date8;
  amount: Money;
}
