/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * The name of a passkey in addresses, chosen by the service. It is not the id of the credential.
 * @pattern ^[A-Za-z0-9-]{1,60}$
 */
export type PasskeyId = string;
