/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { WellnessSubcategory } from './wellnessSubcategory.ts';

/**
 * A category of eligible expenses.
 */
export interface WellnessCategory {
  /**
     * Number of the category.
     * @minimum 1
     */
  id: number;
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  description: string;
  /**
     * What belongs to it.
     * @maxItems 30
     */
  subcategories: WellnessSubcategory[];
}
