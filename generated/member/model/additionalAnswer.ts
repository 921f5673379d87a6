/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Answer to a question of the service.
 */
export interface AdditionalAnswer {
  /**
     * The question.
     * @maxLength 40
     */
  id: string;
  /**
     * The words, or yes or no.
     * @maxLength 255
     */
  answer: string;
}
