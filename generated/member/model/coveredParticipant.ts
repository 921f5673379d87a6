/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ParticipantId } from './participantId.ts';

/**
 * Somebody whose expenses the account pays, by name or by given and family name. The specification names the list only.
 */
export interface CoveredParticipant {
  participantId?: ParticipantId;
  /**
     * Given name and family name.
     * @maxLength 120
     */
  name?: string;
  /**
     * Given name, where there is no name.
     * @maxLength 60
     */
  firstName?: string;
  /**
     * Family name, where there is no name.
     * @maxLength 60
     */
  lastName?: string;
}
