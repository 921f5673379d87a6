/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Choices of a list - the value to send, and its name in the language of the call (LOOK-03).
 */
export interface LabelsByValue {[key: string]: string}
