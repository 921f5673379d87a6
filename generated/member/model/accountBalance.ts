/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * What is left to use today.
 */
export interface AccountBalance {
  balance: Money;
}
