/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { LoginId } from './loginId.ts';

/**
 * State of an invitation to the digital portal (DATA-12, D-33, D-35).
 */
export interface DigitalTokenValues {
  /** The invitation has expired. Looked at first. */
  emailExpired: boolean;
  /** Whether the address was verified before. No page depends on it (D-35). */
  emailVerified?: boolean;
  /** The invitation is locked after repeated failures. */
  emailLocked: boolean;
  /** The person has an account. */
  alreadyRegistered: boolean;
  /**
     * Language of the invitation, EN or FR in any case, or the language in words (D-34). Any other word counts as EN.
     * @minLength 1
     * @maxLength 10
     */
  language?: string;
  /**
     * Insurer brand, any case. MBC, SBC, OBC, QBC; anything else counts as MBC (D-34).
     * @maxLength 10
     */
  brand?: string;
  email?: LoginId;
}
