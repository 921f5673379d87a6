/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { MslTokenInQueryParameter } from './mslTokenInQueryParameter.ts';

export type ValidateDigitalExpiryParams = {
/**
 * The opaque token of a link in an e-mail.
 * @minLength 1
 * @maxLength 2048
 */
mslToken: MslTokenInQueryParameter;
};
