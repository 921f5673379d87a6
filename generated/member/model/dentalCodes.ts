/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * One to ten procedure codes joined with commas (D-131).
 * @maxLength 59
 * @pattern ^\d{5}(,\d{5}){0,9}$
 */
export type DentalCodes = string;
