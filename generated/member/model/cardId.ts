/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What the provider calls a card. Not its number.
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]{1,40}$
 */
export type CardId = string;
