/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What the member writes (D-72).
 */
export interface ContactUsRequest {
  /**
     * The message, trimmed. Blanks alone are no message.
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  message: string;
}
