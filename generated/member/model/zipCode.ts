/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A United States ZIP code of five or nine digits (D-63).
 * @pattern ^\d{5}(-?\d{4})?$
 */
export type ZipCode = string;
