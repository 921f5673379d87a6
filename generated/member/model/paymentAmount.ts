/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Amount of a one-time payment, 1.00 to 9999.99 (D-145).
 * @maxLength 7
 * @pattern ^[1-9]\d{0,3}\.\d{2}$
 */
export type PaymentAmount = string;
