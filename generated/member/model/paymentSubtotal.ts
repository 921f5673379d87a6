/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Money } from './money.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * Sums of the lines of one person. The specification names subtotals only.
 */
export interface PaymentSubtotal {
  participantId: ParticipantId;
  /**
     * Given name and family name.
     * @maxLength 120
     */
  participantName: string;
  submittedAmount: Money;
  eligibleAmount?: Money;
  excludedAmount?: Money;
  deductibleAmount?: Money;
  paidAmount: Money;
  hspAmount?: Money;
}
