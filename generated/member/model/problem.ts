/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Why a call failed, in words a member can read. Services answer with one object, or an array whose first item counts (ERR-15). Send both languages. message alone is for gateways that know no language; the portal then shows it as it is (ERR-16).
 */
export interface Problem {
  /**
     * The sentence shown on an English page.
     * @maxLength 2000
     */
  messageEn?: string;
  /**
     * The sentence shown on a French page.
     * @maxLength 2000
     */
  messageFr?: string;
  /**
     * A sentence without a language of its own.
     * @maxLength 2000
     */
  message?: string;
  /**
     * Replaces the title of the error dialog (ERR-23).
     * @maxLength 200
     */
  title?: string;
  /**
     * Machine-readable reason. For logs, the portal maps nothing from it (D-83).
     * @maxLength 60
     */
  code?: string;
}
