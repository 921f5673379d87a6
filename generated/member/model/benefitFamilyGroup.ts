/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitFamily } from './benefitFamily.ts';

/**
 * What stands under the key 01.
 */
export interface BenefitFamilyGroup {
  /**
     * The families. Empty when the plan has none.
     * @maxItems 60
     */
  benFamilies: BenefitFamily[];
}
