/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { LinePaymentMethod } from './linePaymentMethod.ts';
import type { PaymentId } from './paymentId.ts';

/**
 * How the line was paid. Absent until it is.
 */
export interface LinePayment {
  paymentId: PaymentId;
  /** Deposit, cheque, or to the provider. */
  method: LinePaymentMethod;
  date: Date8;
  /**
     * Last digits of the account of a deposit.
     * @pattern ^\d{4}$
     */
  accountEnding?: string;
}
