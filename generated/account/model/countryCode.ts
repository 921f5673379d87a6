/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * Country in two capital letters (ISO 3166-1).
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;
