/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * What the member calls the passkey. At first the browser and system in which it was made, in the language of that page.
 * @minLength 1
 * @maxLength 60
 */
export type PasskeyName = string;
