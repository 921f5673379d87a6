/**
 * Generated from the contract "Account service" 2.0.0. Do not edit.
 */
import type { Locale } from './locale.ts';

/**
 * Asks for a reset e-mail.
 */
export interface PasswordTokenRequest {
  lang: Locale;
}
