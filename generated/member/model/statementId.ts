/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * Number of a statement.
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]{1,40}$
 */
export type StatementId = string;
