/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { BenefitSummary } from './benefitSummary.ts';

/**
 * The benefits of the plan, in the order of their descriptions.
 */
export interface BenefitsResult {
  /** @maxItems 50 */
  benefits: BenefitSummary[];
}
