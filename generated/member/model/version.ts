/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Which build this is (D-80).
 */
export interface Version {
  /**
     * Number of the release.
     * @maxLength 40
     */
  version: string;
  /**
     * Short name of the commit.
     * @maxLength 40
     */
  commit: string;
  /**
     * Time of the commit, so that one commit always builds the same bytes.
     * @maxLength 40
     */
  builtAt: string;
}
