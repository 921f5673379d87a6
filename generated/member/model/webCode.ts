/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * 1 the drug is a benefit of the plan, 2 it is not (COV-49).
 */
export type WebCode = 1 | 2;
