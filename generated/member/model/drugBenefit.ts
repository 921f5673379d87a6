/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Din } from './din.ts';
import type { DrugTier } from './drugTier.ts';
import type { Eligibility } from './eligibility.ts';
import type { Money } from './money.ts';
import type { Percent } from './percent.ts';
import type { WebCode } from './webCode.ts';

/**
 * Whether a drug is a benefit for one person and province (API-068), and what it costs them, as in DrugDetails (D-185).
 */
export interface DrugBenefit {
  drugDin: Din;
  eligibility: Eligibility;
  tier?: DrugTier | null;
  webCode: WebCode;
  /** The plan pays only once it has agreed to it. */
  priorAuthorization?: boolean;
  price?: Money;
  dispensingFee?: Money;
  coinsurancePercent?: Percent;
  planPays?: Money;
  memberPays?: Money;
}
