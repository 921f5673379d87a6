/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Line of business of the claim type.
 */
export type LobInQueryParameter = string;
