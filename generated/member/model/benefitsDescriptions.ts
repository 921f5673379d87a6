/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Coverage told in words only, for members with suppressCoverage (DATA-55, DATA-64, D-12).
 */
export interface BenefitsDescriptions {
  /**
     * Paragraphs in the order to show them. Empty when the plan does not have the benefit.
     * @maxItems 60
     * @items.minLength 1
     * @items.maxLength 1000
     */
  benefitsDescriptions: string[];
}
