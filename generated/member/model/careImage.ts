/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */

/**
 * Address of a picture.
 * @maxLength 500
 * @pattern ^https://
 */
export type CareImage = string;
