/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * How the person came to be named.
 */
export type BeneficiaryDetailBeneficiaryCode = 'DesignatedBeneficiary' | 'AssignedBeneficiary';
