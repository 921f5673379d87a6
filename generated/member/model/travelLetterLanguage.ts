/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Language of the letter, since an embassy may read the other one. Absent, that of the call.
 */
export type TravelLetterLanguage = 'en' | 'fr';
