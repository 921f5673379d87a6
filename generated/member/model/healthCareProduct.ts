/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Provisions } from './provisions.ts';

/**
 * A product or service of a benefit. Its descriptions become heading and description of the page (DATA-56).
 */
export interface HealthCareProduct {
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  shortDescription: string;
  /**
     * What it is.
     * @maxLength 2000
     */
  longDescription?: string;
  provisions: Provisions;
  eligibility?: Provisions;
  claimRequirements: Provisions;
}
