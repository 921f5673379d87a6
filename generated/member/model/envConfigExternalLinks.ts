/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { LocalisedLinks } from './localisedLinks.ts';

/**
 * Links that leave the portal, by brand and language (D-77).
 */
export type EnvConfigExternalLinks = {
  MBC: LocalisedLinks;
  SBC: LocalisedLinks;
  OBC: LocalisedLinks;
  QBC: LocalisedLinks;
};
