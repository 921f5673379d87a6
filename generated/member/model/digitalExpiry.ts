/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Whether an invitation has expired.
 */
export interface DigitalExpiry {
  /** The invitation has expired. */
  emailExpired: boolean;
}
