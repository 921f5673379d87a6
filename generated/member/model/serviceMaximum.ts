/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { Money } from './money.ts';
import type { Percent } from './percent.ts';

/**
 * What the plan pays for this service, so that the member knows before submitting.
 */
export interface ServiceMaximum {
  coinsurancePercent?: Percent;
  perVisit?: Money;
  perYear?: Money;
  remaining?: Money;
}
