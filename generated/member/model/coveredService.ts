/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitCode } from './benefitCode.ts';

/**
 * A service of the catalogue. Its code opens the details.
 */
export interface CoveredService {
  code: BenefitCode;
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  description?: string;
}
