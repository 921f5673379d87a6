/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A reason, in words.
 */
export interface ExplanationCode {
  /**
     * Code of the reason.
     * @maxLength 20
     */
  code: string;
  /**
     * The reason in the language of the call.
     * @maxLength 500
     */
  description: string;
}
