/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Whether an email says that money in a spending account is about to expire.
 */
export type WantsMoneyExpiring = boolean;
