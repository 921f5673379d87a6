/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { SpendingProductType } from './spendingProductType.ts';

export type GetHealthSpendingProductBalancesParams = {
/**
 * Kind of account.
 */
type: SpendingProductType;
};
