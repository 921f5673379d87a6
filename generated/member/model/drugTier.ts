/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Tier of the plan, shown as Tier n (D-129). Null when the drug is not a benefit.
 * @minimum 1
 * @maximum 9
 * @nullable
 */
export type DrugTier = number | null;
