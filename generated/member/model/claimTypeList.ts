/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * Codes of claim types, joined with commas (D-159).
 * @maxLength 400
 * @pattern ^[A-Z0-9-]+(,[A-Z0-9-]+)*$
 */
export type ClaimTypeList = string;
