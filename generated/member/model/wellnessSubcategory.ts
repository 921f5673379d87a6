/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { WellnessBenefits } from './wellnessBenefits.ts';

/**
 * Expenses that belong together.
 */
export interface WellnessSubcategory {
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  description: string;
  services: WellnessBenefits;
}
