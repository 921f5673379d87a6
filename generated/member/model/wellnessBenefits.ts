/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { WellnessBenefit } from './wellnessBenefit.ts';

/**
 * Eligible expenses.
 * @maxItems 100
 */
export type WellnessBenefits = WellnessBenefit[];
