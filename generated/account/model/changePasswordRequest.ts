/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { CurrentPassword } from './currentPassword.ts';
import type { NewPassword } from './newPassword.ts';

/**
 * The password in use and the one that replaces it.
 */
export interface ChangePasswordRequest {
  oldPassword: CurrentPassword;
  newPassword: NewPassword;
}
