/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * Id of the credential in base64url.
 * @minLength 1
 * @maxLength 1400
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type CredentialId = string;
