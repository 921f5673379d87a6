/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { LoginId } from './loginId.ts';

/**
 * Who has signed in.
 */
export interface PasskeySignInResult {
  email: LoginId;
}
