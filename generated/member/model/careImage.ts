/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Address of a picture, over https. A stand-in on the machine of a developer has its own address.
 * @maxLength 500
 * @pattern ^(https://|http://(localhost|127\.0\.0\.1)(:\d+)?/)
 */
export type CareImage = string;
