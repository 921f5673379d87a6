/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';

/**
 * A payment that was made (D-142).
 */
export interface PremiumPayment {
  /**
     * Reference number to show.
     * @minLength 1
     * @maxLength 40
     */
  paymentId: string;
  /**
     * APPROVED, or PENDING when the money is still on its way. Open, anything else counts as approved.
     * @maxLength 20
     */
  status: string;
  amount: Money;
  date: Date8;
}
