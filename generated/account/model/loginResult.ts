/**
 * Generated from the contract "Account service" 1.0.0. Do not edit.
 */
import type { LoginId } from './loginId.ts';

/**
 * The identity that later paths carry. It may differ from what was typed in case only.
 */
export interface LoginResult {
  email: LoginId;
}
