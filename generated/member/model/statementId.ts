/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Number of a statement.
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]{1,40}$
 */
export type StatementId = string;
