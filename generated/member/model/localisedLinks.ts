/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ExternalLinks } from './externalLinks.ts';

/**
 * The links of one brand in both languages.
 */
export interface LocalisedLinks {
  en: ExternalLinks;
  fr: ExternalLinks;
}
