/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * An e-mail address that a member types (D-45, D-67).
 * @minLength 3
 * @maxLength 255
 */
export type Email = string;
