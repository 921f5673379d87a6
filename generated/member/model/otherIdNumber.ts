/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Certificate number of the other coverage.
 * @maxLength 20
 */
export type OtherIdNumber = string;
