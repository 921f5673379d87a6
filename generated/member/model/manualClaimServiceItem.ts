/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * A line described in words (DATA-20).
 */
export interface ManualClaimServiceItem {
  dateOfService?: Date8;
  /**
     * What was bought or done.
     * @maxLength 100
     */
  whatIsClaimFor?: string;
  /**
     * More about it.
     * @maxLength 255
     */
  specify?: string;
  participant?: ParticipantId;
  amountPaid?: Money;
  amountPaidByOtherCarrier?: Money;
  /** The other insurer was asked first (D-178). */
  wasSubmittedToOtherFirst?: boolean;
  /**
     * Why the other insurer did not pay everything (D-178).
     * @minimum 1
     */
  cobOtherReason?: number;
  /**
     * The member's explanation.
     * @maxLength 255
     */
  cobOtherReasonNote?: string;
}
