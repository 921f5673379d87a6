/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * A password the member already has. No minimum and no complexity, older ones must still work (D-50).
 * @minLength 1
 * @maxLength 50
 */
export type CurrentPassword = string;
