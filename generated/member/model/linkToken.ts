/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * The opaque token of a link in an e-mail.
 * @minLength 1
 * @maxLength 2048
 */
export type LinkToken = string;
