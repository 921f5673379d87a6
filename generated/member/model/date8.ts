/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A calendar date as eight digits, year first, without separators.
 * @pattern ^\d{8}$
 */
export type Date8 = string;
