/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Language the member prefers for mail, in capitals (D-44).
 */
export type PreferredLanguage = 'EN' | 'FR';
