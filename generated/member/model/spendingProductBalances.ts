/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Money } from './money.ts';
import type { SpendingProduct } from './spendingProduct.ts';
import type { SpendingProductType } from './spendingProductType.ts';

/**
 * Accounts of one kind. The specification names the call only.
 */
export interface SpendingProductBalances {
  type: SpendingProductType;
  totalUsableAmount: Money;
  /**
     * The accounts. Empty when there are none.
     * @maxItems 10
     */
  products: SpendingProduct[];
}
