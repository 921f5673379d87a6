/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Another one each time what is on file about the person changes.
 * @minLength 1
 * @maxLength 40
 */
export type OtherCoverageVersion = string;
