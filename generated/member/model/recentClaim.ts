/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ActionNeeded } from './actionNeeded.ts';
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';
import type { PaymentId } from './paymentId.ts';

/**
 * A claim of late, for the dashboard (DATA-38).
 */
export interface RecentClaim {
  receivedDate: Date8;
  serviceDate: Date8;
  /**
     * Status in the language of the call. Shown when the code is unknown (D-91).
     * @maxLength 60
     */
  status: string;
  /**
     * Status code as in searchClaims.
     * @maxLength 40
     */
  statusCode: string;
  /**
     * Kind of claim in the language of the call.
     * @maxLength 120
     */
  claimType: string;
  /**
     * Person treated.
     * @maxLength 120
     */
  member: string;
  statusUpdate?: Date8;
  paymentId?: PaymentId;
  /**
     * Claim.
     * @maxLength 40
     */
  claimId?: string;
  /**
     * Line.
     * @minimum 1
     */
  line?: number;
  submittedAmount?: Money;
  paidAmount?: Money;
  /**
     * Service in the language of the call.
     * @maxLength 200
     */
  serviceDescription?: string;
  /**
     * Why it was declined in the language of the call. Absent unless it was.
     * @maxLength 500
     */
  declinedReason?: string;
  /**
     * The Idempotency-Key under which the portal sent this claim. Tells it from any other one.
     * @maxLength 64
     */
  submissionKey?: string;
  actionNeeded?: ActionNeeded;
  /** When the documents that were asked for came last. The claim is processed from then on. Absent where none were asked for. */
  documentsReceivedOn?: Date8;
  /** Whether withdrawClaim takes this claim back now. Absent where the service has no withdrawals. */
  canWithdraw?: boolean;
}
