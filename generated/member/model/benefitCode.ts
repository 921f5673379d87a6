/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Code of a benefit, a service or a product of the plan.
 * @minLength 1
 * @maxLength 20
 * @pattern ^[A-Za-z0-9-]+$
 */
export type BenefitCode = string;
