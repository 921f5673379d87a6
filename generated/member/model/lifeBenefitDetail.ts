/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Money } from './money.ts';

/**
 * An amount of a benefit (COV-57).
 */
export interface LifeBenefitDetail {
  amount?: Money;
  /**
     * Line of business.
     * @maxLength 10
     */
  lob: string;
  /**
     * What the amount is, in the language of the call.
     * @maxLength 120
     */
  lobLabel: string;
  /**
     * Name of the line of business in the language of the call.
     * @maxLength 120
     */
  lobName: string;
}
