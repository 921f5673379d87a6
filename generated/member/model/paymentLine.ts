/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';
import type { PaymentId } from './paymentId.ts';
import type { PaymentType } from './paymentType.ts';

/**
 * One payment. What was paid includes what a spending account paid of it.
 */
export interface PaymentLine {
  dateProcessed: Date8;
  paymentType: PaymentType;
  paymentId: PaymentId;
  spendingAccountUsed?: Money;
  paidAmount: Money;
}
