/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What the member signs in with, an e-mail address or an older username. No e-mail format is required (F-01).
 * @minLength 1
 * @maxLength 255
 */
export type LoginId = string;
