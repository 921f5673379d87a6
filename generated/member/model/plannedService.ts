/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitCode } from './benefitCode.ts';
import type { Money } from './money.ts';

/**
 * One service of the treatment.
 */
export interface PlannedService {
  /** Procedure code of five digits for dental, code of the benefit for a service. */
  code: BenefitCode;
  /** What the provider asks for it. */
  amount: Money;
}
