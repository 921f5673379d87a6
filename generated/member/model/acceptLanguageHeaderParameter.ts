/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */

/**
 * Language of texts in the answer. Any value a browser sends must be accepted, the first that starts with fr means French.
 */
export type AcceptLanguageHeaderParameter = string;
