/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Whether date of birth and postal code are those of the person.
 */
export interface DigitalMemberCheck {
  /** They match. */
  valid: boolean;
}
