/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * Language of the page (CONST-11).
 */
export type Locale = 'en' | 'fr';
