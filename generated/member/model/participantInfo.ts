/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ParticipantId } from './participantId.ts';

/**
 * Person treated.
 */
export interface ParticipantInfo {
  /**
     * Given name.
     * @maxLength 60
     */
  firstName: string;
  participantId: ParticipantId;
}
