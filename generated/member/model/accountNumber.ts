/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A bank account number of 7 to 12 digits. Leading zeros count (D-62).
 * @pattern ^\d{7,12}$
 */
export type AccountNumber = string;
