/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Locale } from './locale.ts';

/**
 * Asks for a reset e-mail.
 */
export interface PasswordTokenRequest {
  lang: Locale;
}
