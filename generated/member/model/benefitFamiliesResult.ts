/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitFamiliesResultData } from './benefitFamiliesResultData.ts';

/**
 * Families of benefits, for members without maaxClaims (D-11, DATA-59). Only the key 01 of data counts (CONST-31).
 */
export interface BenefitFamiliesResult {
  /** Families by region. The key is always 01. */
  data: BenefitFamiliesResultData;
}
