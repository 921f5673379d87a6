/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * One to fifty drug identification numbers joined with commas (D-130).
 * @maxLength 449
 * @pattern ^\d{8}(,\d{8}){0,49}$
 */
export type Dins = string;
