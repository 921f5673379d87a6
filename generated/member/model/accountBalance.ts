/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * What is left to use today.
 */
export interface AccountBalance {
  balance: Money;
}
