/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Passkey } from './passkey.ts';

/**
 * The passkeys of a member, and whether one should be offered.
 */
export interface PasskeyList {
  /**
     * The newest first.
     * @maxItems 20
     */
  passkeys: Passkey[];
  /** Whether the portal may offer a passkey after signing in: the member has none, and has not said no on a device like this one. */
  isOffered: boolean;
}
