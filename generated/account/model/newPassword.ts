/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * A new password, 8 to 50 characters with at least one digit, one lowercase and one uppercase letter (CONST-09).
 * @minLength 8
 * @maxLength 50
 * @pattern ^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).*$
 */
export type NewPassword = string;
