/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { MslTokenInQueryParameter } from './mslTokenInQueryParameter.ts';
import type { PostalCodeCa } from './postalCodeCa.ts';

export type ValidateDigitalMemberParams = {
/**
 * The opaque token of a link in an e-mail.
 * @minLength 1
 * @maxLength 2048
 */
mslToken: MslTokenInQueryParameter;
/**
 * Date of birth as the person typed it.
 */
dateOfBirth: Date8;
/**
 * Postal code as the person typed it.
 */
postalCode: PostalCodeCa;
};
