/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Provisions } from './provisions.ts';

/**
 * What a hospital benefit is, without amounts (DATA-56).
 */
export interface HospitalBenefitDetails {
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  heading?: string;
  /**
     * What it is.
     * @maxLength 2000
     */
  description?: string;
  provisions?: Provisions;
  eligibility?: Provisions;
  claimRequirements?: Provisions;
}
