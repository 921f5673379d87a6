/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { FamilyBenefit } from './familyBenefit.ts';

/**
 * A family of benefits.
 */
export interface BenefitFamily {
  /**
     * Title in the language of the call. The portal splits it at the first opening parenthesis into title and subtitle, and puts spaces around slashes (COV-24, COV-25).
     * @maxLength 200
     */
  shortDesc: string;
  /**
     * Benefits of the family.
     * @maxItems 60
     */
  benefits: FamilyBenefit[];
}
