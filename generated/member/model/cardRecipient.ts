/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Email } from './email.ts';

/**
 * An address to send the card to (API-114).
 */
export interface CardRecipient {
  email: Email;
}
