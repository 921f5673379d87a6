/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ParticipantId } from './participantId.ts';

/**
 * Somebody whose expenses the account pays. The specification names the list only.
 */
export interface CoveredParticipant {
  participantId: ParticipantId;
  /**
     * Given name and family name.
     * @maxLength 120
     */
  name: string;
}
