/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitFamilyGroup } from './benefitFamilyGroup.ts';

/**
 * Families by region. The key is always 01.
 */
export type BenefitFamiliesResultData = {
  '01': BenefitFamilyGroup;
};
