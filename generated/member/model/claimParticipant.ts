/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * A person the claim is about.
 */
export interface ClaimParticipant {
  participantId: ParticipantId;
  /**
     * Given name.
     * @maxLength 60
     */
  firstName?: string;
  /**
     * Family name.
     * @maxLength 60
     */
  lastName?: string;
  dateOfBirth?: Date8;
}
