/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { Email } from './email.ts';

/**
 * The address the member wants to sign in with (D-67).
 */
export interface EmailRequest {
  email: Email;
}
