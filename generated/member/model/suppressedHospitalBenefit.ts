/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
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
