/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { WellnessCategory } from './wellnessCategory.ts';

/**
 * Eligible expenses by category (DATA-44, ACCTS-08). Category, subcategory and their descriptions as the portal maps them.
 * @maxItems 30
 */
export type WellnessCategories = WellnessCategory[];
