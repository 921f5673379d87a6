/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Money } from './money.ts';
import type { PremiumTransaction } from './premiumTransaction.ts';

/**
 * What is owed, and what happened to it (DATA-15, D-142). totalAmount is what is owed today, whatever the period; zero when everything is paid, negative when more was paid than owed.
 */
export interface Premiums {
  totalAmount: Money;
  /**
     * Transactions of the period, newest first. Empty when there was none.
     * @maxItems 2000
     */
  premiums: PremiumTransaction[];
}
