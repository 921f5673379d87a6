/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Codes of claim types, joined with commas (D-159).
 * @maxLength 400
 * @pattern ^[A-Z0-9-]+(,[A-Z0-9-]+)*$
 */
export type ClaimTypeList = string;
