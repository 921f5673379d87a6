/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A kind of document.
 */
export interface NeededDocument {
  /**
     * Code of the kind.
     * @maxLength 40
     */
  code: string;
  /**
     * Its name in the language of the call, such as Dental X-ray.
     * @minLength 1
     * @maxLength 120
     */
  description: string;
}
