/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { LinkToken } from './linkToken.ts';
import type { NewPassword } from './newPassword.ts';

/**
 * A new password and the token of the reset e-mail.
 */
export interface ResetPasswordRequest {
  newPassword: NewPassword;
  token: LinkToken;
}
