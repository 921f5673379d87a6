/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * Bytes in base64url without padding, as WebAuthn writes them in JSON.
 * @minLength 1
 * @maxLength 8192
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Base64Url = string;
