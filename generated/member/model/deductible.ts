/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Money } from './money.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * What a person pays first in a year before the plan pays, and how much of that was paid.
 */
export interface Deductible {
  participantId: ParticipantId;
  amount: Money;
  met: Money;
}
