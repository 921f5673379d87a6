/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What kind of rule a provision is (DATA-76, D-133).
 */
export type AgreementType = 'DENTAL_PRICING' | 'HEALTH_PRICING' | 'COINSURANCE' | 'FISCAL_MAXIMUM' | 'BENEFIT_MAXIMUM';
