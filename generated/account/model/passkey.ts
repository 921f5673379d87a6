/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Instant } from './instant.ts';
import type { PasskeyId } from './passkeyId.ts';
import type { PasskeyName } from './passkeyName.ts';

/**
 * A passkey of the member.
 */
export interface Passkey {
  id: PasskeyId;
  name: PasskeyName;
  createdAt: Instant;
  lastUsedAt?: Instant;
  /** Whether the service refuses it, because its counter went back. The portal says so and offers to remove it. */
  isRefused?: boolean;
}
