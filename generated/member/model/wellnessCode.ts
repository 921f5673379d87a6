/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Four letters for the family and four digits.
 * @maxLength 20
 * @pattern ^[A-Z]{4}\d{4}$
 */
export type WellnessCode = string;
