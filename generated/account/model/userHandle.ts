/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * Id of the account in base64url: random, never the login, because devices show and keep it.
 * @minLength 1
 * @maxLength 86
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type UserHandle = string;
