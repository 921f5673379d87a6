/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * The claim agreement in one language (D-98).
 */
export interface ClaimTerms {
  /**
     * Heading.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * The text, as text.
     * @minItems 1
     * @maxItems 30
     * @items.maxLength 2000
     */
  paragraphs: string[];
}
