/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitSubcategory } from './benefitSubcategory.ts';

/**
 * A group of the catalogue of covered services, for members with maaxClaims (DATA-60, DATA-65).
 */
export interface BenefitCategory {
  /**
     * Number of the category.
     * @minimum 1
     */
  id: number;
  /**
     * Name of the group that no language changes - ambulance, braces-supports, hearing, hospital, medical-equipment, nursing, orthopedic-shoes, other, practitioners, prosthetics or vision (DATA-65). The portal uses it as the anchor of the group, so a link to vision opens it (D-09). Open, an unknown group is shown like any other.
     * @maxLength 30
     * @pattern ^[a-z-]+$
     */
  group?: string;
  /**
     * Name of the category in the language of the call.
     * @maxLength 200
     */
  description: string;
  /**
     * Absent means none.
     * @maxItems 60
     */
  subcategories?: BenefitSubcategory[];
}
