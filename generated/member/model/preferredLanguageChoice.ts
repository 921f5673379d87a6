/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PreferredLanguage } from './preferredLanguage.ts';

/**
 * The language that is stored. Not in the specification, the portal reads the cardholder details.
 */
export interface PreferredLanguageChoice {
  preferredLanguage: PreferredLanguage;
}
