/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitCode } from './benefitCode.ts';
import type { Money } from './money.ts';

/**
 * One service of the treatment.
 */
export interface PredeterminedService {
  code: BenefitCode;
  /**
     * Name in the language of the call.
     * @minLength 1
     * @maxLength 200
     */
  description: string;
  /** What the provider asks for it. */
  amount: Money;
  /** What the plan pays of it, never more than amount. Absent until it is decided. */
  planAmount?: Money;
  /**
     * Why it pays this much, in the language of the call.
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 500
     */
  explanations?: string[];
}
