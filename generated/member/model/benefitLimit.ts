/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';
import type { ParticipantId } from './participantId.ts';
import type { Percent } from './percent.ts';

/**
 * A maximum that the plan pays one person for one kind of care in a period, and what is left of it. Claims that are still being processed are not counted.
 */
export interface BenefitLimit {
  participantId: ParticipantId;
  /**
     * The kind of care, in the language of the call.
     * @maxLength 120
     */
  description: string;
  coinsurancePercent?: Percent;
  maximum: Money;
  used: Money;
  remaining: Money;
  from: Date8;
  to: Date8;
  asOf: Date8;
}
