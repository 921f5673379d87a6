/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Kind of spending product - hsa as the specification has it, pwa by decision (D-11).
 */
export type SpendingProductType = 'hsa' | 'pwa';
