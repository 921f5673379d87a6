/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Din } from './din.ts';

/**
 * A drug as it stands in a list (DATA-68). The specification shows no list; these are fields of the drug result.
 */
export interface DrugSummary {
  drugDin: Din;
  /**
     * Name and strength as sold.
     * @maxLength 120
     */
  drugName: string;
  /**
     * Ingredient in the language of the call.
     * @maxLength 120
     */
  drugChemName: string;
  /** Sold under the name of its ingredient. */
  isGeneric: boolean;
  /**
     * Tablet, capsule and so on, in the language of the call.
     * @maxLength 60
     */
  form?: string;
}
