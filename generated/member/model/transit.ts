/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * The transit (branch) number of a Canadian financial institution. Leading zeros count (D-62).
 * @pattern ^\d{5}$
 */
export type Transit = string;
