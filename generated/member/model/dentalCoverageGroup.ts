/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitCode } from './benefitCode.ts';
import type { Provisions } from './provisions.ts';

/**
 * A group of dental services the plan covers in the same way.
 */
export interface DentalCoverageGroup {
  code: BenefitCode;
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  shortDescription: string;
  /**
     * What belongs to it.
     * @maxLength 2000
     */
  longDescription?: string;
  provisions: Provisions;
}
