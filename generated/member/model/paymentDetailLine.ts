/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';
import type { Percent } from './percent.ts';

/**
 * How one claim line was worked out. Submitted is eligible plus excluded; paid is what the plan paid, hsp what the health spending product paid.
 */
export interface PaymentDetailLine {
  serviceDate: Date8;
  submittedAmount: Money;
  eligibleAmount?: Money;
  excludedAmount?: Money;
  deductibleAmount?: Money;
  coinsurancePct?: Percent;
  paidAmount: Money;
  hspAmount?: Money;
  cobAmount?: Money;
  /**
     * Service in the language of the call.
     * @maxLength 200
     */
  serviceDescription?: string;
  /**
     * Claim.
     * @maxLength 40
     */
  claimId?: string;
  /**
     * Line.
     * @minimum 1
     */
  claimLineNumber?: number;
}
