/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { Din } from './din.ts';
import type { DrugTier } from './drugTier.ts';
import type { Eligibility } from './eligibility.ts';
import type { WebCode } from './webCode.ts';

/**
 * Whether a drug is a benefit for one person and province (API-068).
 */
export interface DrugBenefit {
  drugDin: Din;
  eligibility: Eligibility;
  tier: DrugTier | null;
  webCode: WebCode;
}
