/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Where in the catalogue a service stands - the category and subcategory description of DATA-57, named here.
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
