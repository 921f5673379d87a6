/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * Whether an invitation has expired.
 */
export interface DigitalExpiry {
  /** The invitation has expired. */
  emailExpired: boolean;
}
