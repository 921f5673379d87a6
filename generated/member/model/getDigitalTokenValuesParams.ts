/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { MslTokenInQueryParameter } from './mslTokenInQueryParameter.ts';

export type GetDigitalTokenValuesParams = {
/**
 * The opaque token of a link in an e-mail.
 * @minLength 1
 * @maxLength 2048
 */
mslToken: MslTokenInQueryParameter;
};
