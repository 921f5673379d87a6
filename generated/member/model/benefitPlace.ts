/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */

/**
 * Where in the catalogue a service stands.
 */
export interface BenefitPlace {
  /**
     * Name of its category.
     * @maxLength 200
     */
  categoryDescription: string;
  /**
     * Name of its subcategory.
     * @maxLength 200
     */
  subcategoryDescription: string;
}
