/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitSummary } from './benefitSummary.ts';
import type { Deductible } from './deductible.ts';

/**
 * The benefits of the plan, in the order of their descriptions.
 */
export interface BenefitsResult {
  /** @maxItems 50 */
  benefits: BenefitSummary[];
  /**
     * What each person pays first in a year, for plans that have a deductible. Only people whose information the member may see.
     * @maxItems 50
     */
  deductibles?: Deductible[];
}
