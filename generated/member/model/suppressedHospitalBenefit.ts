/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitCode } from './benefitCode.ts';
import type { HospitalBenefitDetails } from './hospitalBenefitDetails.ts';

/**
 * A hospital benefit.
 */
export interface SuppressedHospitalBenefit {
  benefitCode: BenefitCode;
  benefitDetails: HospitalBenefitDetails;
}
