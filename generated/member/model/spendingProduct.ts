/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Money } from './money.ts';
import type { SpendingAccountType } from './spendingAccountType.ts';
import type { SpendingPeriod } from './spendingPeriod.ts';

/**
 * One account with its current period.
 */
export interface SpendingProduct {
  /**
     * Code of the product.
     * @maxLength 20
     */
  productCode: string;
  /**
     * Name in the language of the call.
     * @maxLength 120
     */
  description: string;
  accountType: SpendingAccountType;
  period: SpendingPeriod;
  usableAmount: Money;
}
