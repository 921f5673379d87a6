/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Whether an email says that the plan pays for a service again.
 */
export type WantsCoveredAgain = boolean;
