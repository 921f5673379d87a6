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

/**
 * The whole of what the member says about one person, and the version that it is based on. Without isCovered true nothing but these two.
 */
export interface OtherCoverageRequest {
  basedOn: OtherCoverageVersion;
  isCovered: IsCovered;
  carrierName?: CarrierName;
  memberName?: OtherMemberName;
  policyId?: OtherPolicyId;
  idNumber?: OtherIdNumber;
  effectiveDate?: Date8;
  endedOn?: Date8;
  isIndividual?: IsIndividualPlan;
  covers?: CoveredKinds;
}
