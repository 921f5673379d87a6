/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * Line of business of the claim type.
 */
export type LobInQueryParameter = string;
