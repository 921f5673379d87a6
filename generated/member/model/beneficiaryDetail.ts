/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BeneficiaryDetailBeneficiaryCode } from './beneficiaryDetailBeneficiaryCode.ts';
import type { Percent } from './percent.ts';

/**
 * A beneficiary (COV-56).
 */
export interface BeneficiaryDetail {
  /** How the person came to be named. */
  beneficiaryCode: BeneficiaryDetailBeneficiaryCode;
  /**
     * Name of the person or estate.
     * @maxLength 120
     */
  name: string;
  percentage?: Percent;
}
