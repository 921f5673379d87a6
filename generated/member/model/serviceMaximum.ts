/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Money } from './money.ts';
import type { Percent } from './percent.ts';

/**
 * What the plan pays for this service, so that the member knows before the visit and before submitting - its share of what it recognizes of a visit, after the deductible, within what is left of the year. The portal estimates with these figures alone, and not at all where coinsurancePercent is absent.
 */
export interface ServiceMaximum {
  /** Share of the recognized amount that the plan reimburses. */
  coinsurancePercent?: Percent;
  /** Most that is recognized of one visit. Absent means all of it. */
  perVisit?: Money;
  /** Most that the plan pays one person in a year. */
  perYear?: Money;
  /** What is left of that for the person asked about; services of one specialty share it. Claims that are still being processed are not counted. */
  remaining?: Money;
  /** What the person still pays first in this year, for all services together. Absent means that there is no deductible, or that it is met. */
  deductibleRemaining?: Money;
}
