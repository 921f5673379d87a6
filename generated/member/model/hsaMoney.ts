/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Canadian dollars as text with exactly two decimals. Absent means 0.00 (DATA-47).
 * @maxLength 16
 * @pattern ^-?\d+\.\d{2}$
 */
export type HsaMoney = string;
