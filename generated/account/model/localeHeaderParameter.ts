/**
 * Generated from the contract "Account service" 1.0.0. Do not edit.
 */

/**
 * Language of the page, en or fr. A plain string on purpose, an enum would refuse real clients (D-26).
 */
export type LocaleHeaderParameter = string;
