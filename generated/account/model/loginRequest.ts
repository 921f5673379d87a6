/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { CurrentPassword } from './currentPassword.ts';
import type { LoginId } from './loginId.ts';

/**
 * What the member typed.
 */
export interface LoginRequest {
  email: LoginId;
  password: CurrentPassword;
}
