/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * One benefit category. Absent means all.
 */
export type BenefitCodeInQueryParameter = string;
