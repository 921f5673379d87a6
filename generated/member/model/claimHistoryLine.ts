/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';
import type { PaymentId } from './paymentId.ts';

/**
 * One decided claim line. Paid is what the plan paid, what a spending account added stands beside it.
 */
export interface ClaimHistoryLine {
  /**
     * Service in the language of the call.
     * @maxLength 200
     */
  benefitDesc: string;
  serviceDate: Date8;
  submittedAmount: Money;
  paidAmount: Money;
  excludedAmount?: Money;
  deductibleAmount?: Money;
  spendingAccountPaidAmount?: Money;
  /**
     * Claim. With the line it opens getClaimPaymentDetails (D-96).
     * @maxLength 40
     */
  claimId?: string;
  /**
     * Line.
     * @minimum 1
     */
  claimLineNumber?: number;
  /**
     * Status code as in searchClaims, open (D-91).
     * @maxLength 40
     */
  claimStatus?: string;
  /**
     * Kind of claim it was found under.
     * @maxLength 20
     */
  claimType?: string;
  dateProcessed?: Date8;
  paymentId?: PaymentId;
}
