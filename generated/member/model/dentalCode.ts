/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Canadian dental procedure code of five digits. Leading zeros count (D-131).
 * @pattern ^\d{5}$
 */
export type DentalCode = string;
