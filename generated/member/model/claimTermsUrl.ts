/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Address of the claim agreement as JSON with title and paragraphs, in the language of the call. The portal changes http to https and sends no token (D-98). Null or absent means that the text built into the portal is used.
 * @maxLength 2048
 * @nullable
 */
export type ClaimTermsUrl = string | null;
