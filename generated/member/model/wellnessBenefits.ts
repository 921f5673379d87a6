/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { WellnessBenefit } from './wellnessBenefit.ts';

/**
 * Eligible expenses.
 * @maxItems 100
 */
export type WellnessBenefits = WellnessBenefit[];
