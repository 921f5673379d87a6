/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { DrugSummary } from './drugSummary.ts';

/**
 * Drugs one may compare, under the brand-and-ingredient label of their group (COV-50).
 */
export interface ComparableDrugs {
  /**
     * Brand and ingredient.
     * @maxLength 200
     */
  label: string;
  /**
     * Drugs of the group.
     * @maxItems 50
     */
  drugs: DrugSummary[];
}
