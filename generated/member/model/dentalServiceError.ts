/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A reason, in words.
 */
export interface DentalServiceError {
  /**
     * UNKNOWN_CODE, INELIGIBLE or OTHER_SPECIALTY. Open.
     * @maxLength 40
     */
  code: string;
  /**
     * The reason in the language of the call.
     * @maxLength 500
     */
  description: string;
}
