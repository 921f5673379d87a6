/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */

/**
 * The ten kinds of claims a member can choose (CONST-22). XX-PRAC stands for any practitioner until the service is known (CLAIM-77).
 */
export type ClaimTypeCode = 'XX-PRAC' | 'XX-HEAL' | 'XX-DENT' | 'XX-PHAR' | 'XX-TRAV' | 'XX-PSA' | 'XX-HSA' | 'XX-DCI' | 'XX-VISI' | 'XX-LADD';
