/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { SpendingProductType } from './spendingProductType.ts';

export type GetHealthSpendingProductBalancesParams = {
/**
 * Kind of account.
 */
type: SpendingProductType;
};
