/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Money } from './money.ts';
import type { PaymentLine } from './paymentLine.ts';

/**
 * Payments of a range of dates (DATA-39). The total is the sum of what was paid, to the cent.
 */
export interface PaymentHistory {
  /** Whether the plan has a health spending product. The spending column is shown only then (HIST-34). */
  showHSP: boolean;
  totalPaidAmount: Money;
  /**
     * The payments, newest first.
     * @minItems 1
     * @maxItems 100000
     */
  paymentLines: PaymentLine[];
}
