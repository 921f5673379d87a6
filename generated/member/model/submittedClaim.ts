/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ActionNeeded } from './actionNeeded.ts';
import type { Money } from './money.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * A claim that was created.
 */
export interface SubmittedClaim {
  /**
     * Claim.
     * @minLength 1
     * @maxLength 40
     */
  claimId: string;
  participantId: ParticipantId;
  /**
     * Status code as in history.
     * @maxLength 40
     */
  status: string;
  submittedAmount: Money;
  paidAmount?: Money;
  actionNeeded?: ActionNeeded;
}
