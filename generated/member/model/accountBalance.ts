/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Money } from './money.ts';

/**
 * What is left to use today.
 */
export interface AccountBalance {
  balance: Money;
}
