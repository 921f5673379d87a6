/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * How the person came to be named.
 */
export type BeneficiaryDetailBeneficiaryCode = 'DesignatedBeneficiary' | 'AssignedBeneficiary';
