/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Locale } from './locale.ts';

export type GetFormParams = {
/**
 * Language of the form.
 */
locale?: Locale;
/**
 * Group the form is for, from the cardholder details. Only DEP uses it.
 * @maxLength 40
 */
bookOfBusiness?: string;
};
