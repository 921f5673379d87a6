/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * Language of the page (CONST-11).
 */
export type Locale = 'en' | 'fr';
