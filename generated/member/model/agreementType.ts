/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * What kind of rule a provision is (DATA-76, D-133).
 */
export type AgreementType = 'DENTAL_PRICING' | 'HEALTH_PRICING' | 'COINSURANCE' | 'FISCAL_MAXIMUM' | 'BENEFIT_MAXIMUM';
