/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Number of a booklet.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]+$
 */
export type BookletNumber = string;
