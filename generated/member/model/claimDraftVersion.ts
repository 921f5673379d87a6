/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Another one each time the claim is kept.
 * @minLength 1
 * @maxLength 40
 */
export type ClaimDraftVersion = string;
