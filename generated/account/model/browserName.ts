/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * Name of the browser, absent where the service cannot tell.
 * @minLength 1
 * @maxLength 40
 */
export type BrowserName = string;
