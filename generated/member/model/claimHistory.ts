/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimHistoryLine } from './claimHistoryLine.ts';
import type { ClaimHistoryTotals } from './claimHistoryTotals.ts';
import type { Date8 } from './date8.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * The claim lines of one person with their totals (DATA-35).
 */
export interface ClaimHistory {
  participantId: ParticipantId;
  /**
     * Given name and family name.
     * @maxLength 120
     */
  participantName: string;
  participantDob?: Date8;
  totals?: ClaimHistoryTotals;
  /**
     * The lines, newest date of service first.
     * @minItems 1
     * @maxItems 100000
     */
  claimLines: ClaimHistoryLine[];
}
