/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ComparableDrugs } from './comparableDrugs.ts';
import type { Din } from './din.ts';
import type { DrugSummary } from './drugSummary.ts';
import type { DrugTier } from './drugTier.ts';
import type { Eligibility } from './eligibility.ts';
import type { Money } from './money.ts';
import type { Percent } from './percent.ts';
import type { WebCode } from './webCode.ts';

/**
 * A drug for one person and province (DATA-70). What eligibility, tier, webCode and the amounts say is what listDrugBenefits says for the same person and province. The amounts come together or not at all (D-185), as an estimate for thirty days or for one pack - price and dispensingFee are what a pharmacy may ask, planPays and memberPays add up to them, coinsurancePercent is the share that the plan pays of what it allows, which may be less than the price.
 */
export interface DrugDetails {
  /**
     * Place of the drug in the list of numbers asked for.
     * @minimum 0
     */
  index?: number;
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
  eligibility: Eligibility;
  webCode: WebCode;
  tier?: DrugTier | null;
  /** A conditional copay applies (D-129). */
  condCopay: boolean;
  /** The copay varies (D-129). */
  copayVary: boolean;
  /** A maximum allowable cost applies (D-129). */
  hasMac: boolean;
  /** Covered by the public plan RAMQ, in Quebec only (D-129). */
  ramq: boolean;
  /** The plan pays only once it has agreed to it. */
  priorAuthorization?: boolean;
  price?: Money;
  dispensingFee?: Money;
  coinsurancePercent?: Percent;
  planPays?: Money;
  memberPays?: Money;
  /**
     * Drugs for the same purpose with another ingredient.
     * @maxItems 20
     */
  comparableDrugs: ComparableDrugs[];
  /**
     * Generics with the same ingredient, strength and form.
     * @maxItems 50
     */
  genericEquivalents: DrugSummary[];
}
