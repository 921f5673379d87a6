/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Letters, digits and hyphens. It stands in addresses, so it says nothing about the member.
 * @pattern ^[A-Za-z0-9-]{1,40}$
 */
export type PredeterminationId = string;
