/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { LinkToken } from './linkToken.ts';
import type { NewPassword } from './newPassword.ts';

/**
 * The answer to an invitation.
 */
export interface DigitalRegistrationRequest {
  mslToken: LinkToken;
  dateOfBirth: Date8;
  password: NewPassword;
}
