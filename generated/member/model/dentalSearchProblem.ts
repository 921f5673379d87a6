/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */

/**
 * The request itself could not be read, and nothing was looked up. The same fields as every other problem; both languages are required here so that it is never taken for a result.
 */
export interface DentalSearchProblem {
  /**
     * The sentence shown on an English page.
     * @maxLength 2000
     */
  messageEn: string;
  /**
     * The sentence shown on a French page.
     * @maxLength 2000
     */
  messageFr: string;
  /**
     * Replaces the title of the error dialog (ERR-23).
     * @maxLength 200
     */
  title?: string;
  /**
     * Machine-readable reason, for logs.
     * @maxLength 60
     */
  code?: string;
}
