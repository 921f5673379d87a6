/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * How the money travels, in the language of the call - direct deposit or cheque. Shown as it is.
 * @maxLength 60
 */
export type PaymentType = string;
