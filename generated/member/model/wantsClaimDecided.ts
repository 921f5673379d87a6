/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Whether an email says that a claim was decided.
 */
export type WantsClaimDecided = boolean;
