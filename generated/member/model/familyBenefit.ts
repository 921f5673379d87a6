/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitCode } from './benefitCode.ts';

/**
 * A benefit of a family. Its code opens the details (COV-26).
 */
export interface FamilyBenefit {
  benefitCode: BenefitCode;
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  shortDesc: string;
}
