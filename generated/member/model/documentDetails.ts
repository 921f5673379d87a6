/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What the documents are for.
 */
export interface DocumentDetails {
  /**
     * The requests that they answer.
     * @minItems 1
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 60
     */
  requestIds: string[];
}
