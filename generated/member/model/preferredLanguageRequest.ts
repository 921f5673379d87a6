/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PreferredLanguage } from './preferredLanguage.ts';

/**
 * The language to write in (D-44).
 */
export interface PreferredLanguageRequest {
  preferredLanguage: PreferredLanguage;
}
