/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { BenefitFamilyGroup } from './benefitFamilyGroup.ts';

/**
 * Families by region. The key is always 01.
 */
export type BenefitFamiliesResultData = {
  '01': BenefitFamilyGroup;
};
