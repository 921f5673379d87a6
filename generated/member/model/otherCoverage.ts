/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CarrierName } from './carrierName.ts';
import type { CoveredKinds } from './coveredKinds.ts';
import type { Date8 } from './date8.ts';
import type { IsCovered } from './isCovered.ts';
import type { IsIndividualPlan } from './isIndividualPlan.ts';
import type { OtherCoverageVersion } from './otherCoverageVersion.ts';
import type { OtherIdNumber } from './otherIdNumber.ts';
import type { OtherMemberName } from './otherMemberName.ts';
import type { OtherPolicyId } from './otherPolicyId.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * What is on file about one person's coverage with another insurer.
 */
export interface OtherCoverage {
  participantId: ParticipantId;
  version: OtherCoverageVersion;
  isCovered?: IsCovered;
  /** Day on which the member last said so. Absent where the insurer knows it from somebody else. */
  confirmedOn?: Date8;
  carrierName?: CarrierName;
  memberName?: OtherMemberName;
  policyId?: OtherPolicyId;
  idNumber?: OtherIdNumber;
  effectiveDate?: Date8;
  /** Last day of the coverage. Absent while it goes on. */
  endedOn?: Date8;
  isIndividual?: IsIndividualPlan;
  covers?: CoveredKinds;
}
