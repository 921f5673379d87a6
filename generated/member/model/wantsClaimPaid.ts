/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Whether an email says that a payment was made.
 */
export type WantsClaimPaid = boolean;
