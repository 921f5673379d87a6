/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { ParticipantId } from './participantId.ts';
import type { PlanNumber } from './planNumber.ts';

/**
 * A person covered by the plan (DATA-08).
 */
export interface Participant {
  participantId: ParticipantId;
  certificateId?: PlanNumber;
  /**
     * Given name.
     * @maxLength 60
     */
  firstName: string;
  /**
     * Family name.
     * @maxLength 60
     */
  lastName: string;
  /** True for the person who holds the plan, false for dependants. */
  isCardholder: boolean;
  terminationDate?: Date8;
  /** Whether the coverage is in force today. Without it, the coverage is in force until terminationDate. */
  active?: boolean;
  /** Whether an exclusion applies (D-128). */
  medicalExclusion?: boolean;
  /** False keeps this person out of pickers for others (D-158). */
  privacyConsent?: boolean;
  dateOfBirth?: Date8;
}
