/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * The name of a session in addresses. It is not its token.
 * @pattern ^[A-Za-z0-9-]{1,60}$
 */
export type SessionId = string;
