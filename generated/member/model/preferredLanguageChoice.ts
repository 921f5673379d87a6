/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { PreferredLanguage } from './preferredLanguage.ts';

/**
 * The language that is stored. Not in the specification, the portal reads the cardholder details.
 */
export interface PreferredLanguageChoice {
  preferredLanguage: PreferredLanguage;
}
