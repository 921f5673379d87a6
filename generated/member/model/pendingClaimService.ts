/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * A claim line still being worked on (D-97).
 */
export interface PendingClaimService {
  /**
     * Claim.
     * @minLength 1
     * @maxLength 40
     */
  claimId: string;
  /**
     * Line of the claim.
     * @minimum 1
     */
  line: number;
  /**
     * Claim type or specialty code.
     * @maxLength 20
     */
  claimType?: string;
  /**
     * Status code as in history.
     * @maxLength 40
     */
  claimStatus: string;
  participantId?: ParticipantId;
  /**
     * Person treated.
     * @maxLength 120
     */
  participantName?: string;
  serviceDate: Date8;
  /**
     * Service in the language of the call.
     * @maxLength 200
     */
  serviceDescription: string;
  submittedAmount: Money;
}
