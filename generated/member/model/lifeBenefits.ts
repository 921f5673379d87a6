/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { LifeBenefit } from './lifeBenefit.ts';

/**
 * Benefits in the order to show them. Empty when the plan has none.
 * @maxItems 40
 */
export type LifeBenefits = LifeBenefit[];
