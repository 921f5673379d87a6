/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Canadian dollars as text with exactly two decimals, so that no amount is ever rounded by a number type (DATA-47).
 * @maxLength 16
 * @pattern ^-?\d+\.\d{2}$
 */
export type Money = string;
