/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Policy number of the other coverage.
 * @maxLength 20
 */
export type OtherPolicyId = string;
