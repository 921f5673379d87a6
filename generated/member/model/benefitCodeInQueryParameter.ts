/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * One benefit category. Absent means all.
 */
export type BenefitCodeInQueryParameter = string;
