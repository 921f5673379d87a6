/**
 * Generated from the contract "Member service". Do not edit.
 */

export type ShareMemberCardParams = {
/**
 * The addresses joined by commas (D-140).
 * @minLength 3
 * @maxLength 1279
 * @pattern ^[^\s,@]+@[^\s,@]+(,[^\s,@]+@[^\s,@]+){0,4}$
 */
emails: string;
};
