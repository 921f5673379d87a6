/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Individual, not group.
 */
export type IsIndividualPlan = boolean;
