/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Who holds the other coverage.
 * @maxLength 60
 */
export type OtherMemberName = string;
