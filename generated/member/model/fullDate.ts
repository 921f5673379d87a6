/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A calendar date with dashes, year first. Only the participant COB lookup (DATA-27) and the end dates of connected care (CARE-11) use it.
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
export type FullDate = string;
