/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { PasskeyName } from './passkeyName.ts';

/**
 * The new name of a passkey.
 */
export interface PasskeyNameRequest {
  name: PasskeyName;
}
