/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What the provider calls one visit to its page.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9-]{1,64}$
 */
export type CardSessionId = string;
