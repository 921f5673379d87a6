/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A North American telephone number, ten digits without punctuation, area code first (D-63).
 * @pattern ^[2-9]\d{9}$
 */
export type PhoneNanp = string;
