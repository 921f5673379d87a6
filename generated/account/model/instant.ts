/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * A moment in UTC, to the second.
 * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$
 */
export type Instant = string;
