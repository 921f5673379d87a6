/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';

/**
 * A correction that changes this payment. The specification names the list only.
 */
export interface ClaimAdjustment {
  /**
     * Claim that was corrected.
     * @maxLength 40
     */
  claimId?: string;
  adjustmentDate?: Date8;
  /**
     * Why, in the language of the call.
     * @maxLength 300
     */
  description: string;
  adjustmentAmount: Money;
}
