/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { Email } from './email.ts';

/**
 * An address to send the card to (API-114).
 */
export interface CardRecipient {
  email: Email;
}
