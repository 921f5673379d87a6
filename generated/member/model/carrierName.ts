/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Name of the other insurer.
 * @maxLength 120
 */
export type CarrierName = string;
