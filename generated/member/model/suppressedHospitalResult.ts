/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { SuppressedHospitalBenefit } from './suppressedHospitalBenefit.ts';

/**
 * Hospital coverage told in words, for members with suppressCoverage (DATA-58). The call names no benefit, so one answer holds all of them, defined here, and the portal keeps each under its code.
 */
export interface SuppressedHospitalResult {
  /**
     * The benefits. Empty when the plan has none.
     * @maxItems 60
     */
  benefits: SuppressedHospitalBenefit[];
}
