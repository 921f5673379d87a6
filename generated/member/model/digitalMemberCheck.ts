/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * Whether date of birth and postal code are those of the person.
 */
export interface DigitalMemberCheck {
  /** They match. */
  valid: boolean;
}
