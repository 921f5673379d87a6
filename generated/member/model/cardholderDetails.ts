/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ParticipantId } from './participantId.ts';
import type { PlanNumber } from './planNumber.ts';
import type { PreferredLanguage } from './preferredLanguage.ts';
import type { Province } from './province.ts';

/**
 * Who is signed in, as printed on the member card (DATA-05). Names may come in capitals, the portal formats them.
 */
export interface CardholderDetails {
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
  policyNumber: PlanNumber;
  idNumber: PlanNumber;
  participantId: ParticipantId;
  preferredLanguage: PreferredLanguage;
  /**
     * Company of the group that administers the plan.
     * @maxLength 40
     */
  businessOwner?: string;
  /** Whether the plan is administered regionally. */
  regional: boolean;
  /**
     * Passed to getForm for the form that changes people on the plan.
     * @maxLength 40
     */
  bookOfBusiness?: string;
  /**
     * Number of the member at the insurer.
     * @maxLength 40
     */
  msId?: string;
  provinceOfAdjudication: Province;
}
