/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Why the member does not agree.
 */
export interface AppealDetails {
  /**
     * In the words of the member.
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  reason: string;
}
