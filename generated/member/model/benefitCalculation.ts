/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitLine } from './benefitLine.ts';
import type { Date8 } from './date8.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * The lines of one person.
 */
export interface BenefitCalculation {
  participantId: ParticipantId;
  /**
     * Given name and family name.
     * @maxLength 120
     */
  participantName: string;
  participantDob?: Date8;
  /**
     * The benefits.
     * @minItems 1
     * @maxItems 100
     */
  benefitLines: BenefitLine[];
}
