/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Email } from './email.ts';
import type { LinkToken } from './linkToken.ts';
import type { LoginId } from './loginId.ts';

/**
 * Both identities and the token of the e-mail to the new address (D-39).
 */
export interface EmailChangeRequest {
  oldUsername: LoginId;
  newUsername: Email;
  token: LinkToken;
}
