/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * The institution number of a Canadian bank or credit union. Leading zeros count (D-62).
 * @pattern ^\d{3}$
 */
export type Institution = string;
