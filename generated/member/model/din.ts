/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Drug identification number of eight digits. Leading zeros count (D-130).
 * @pattern ^[0-9]{8}$
 */
export type Din = string;
