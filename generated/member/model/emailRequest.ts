/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Email } from './email.ts';

/**
 * The address the member wants to sign in with (D-67).
 */
export interface EmailRequest {
  email: Email;
}
