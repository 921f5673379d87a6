/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { PreferredLanguage } from './preferredLanguage.ts';

/**
 * The language to write in (D-44).
 */
export interface PreferredLanguageRequest {
  preferredLanguage: PreferredLanguage;
}
