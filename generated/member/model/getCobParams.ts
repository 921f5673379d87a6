/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { FullDate } from './fullDate.ts';
import type { LobInQueryParameter } from './lobInQueryParameter.ts';

export type GetCobParams = {
/**
 * Line of business of the claim type.
 * @minLength 1
 * @maxLength 10
 */
lob: LobInQueryParameter;
/**
 * Benefit of the claim type, its maaxBenefit beside its maaxLob; the line of business where the type has none (D-202).
 * @maxLength 20
 */
benefit: string;
/**
 * Date of the service, with dashes.
 */
claimDate: FullDate;
};
