/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { LobInQueryParameter } from './lobInQueryParameter.ts';
import type { PersonTreatedInQueryParameter } from './personTreatedInQueryParameter.ts';

export type ListExternalCoveragesParams = {
/**
 * Date of the service, eight digits.
 */
claimDate: Date8;
/**
 * Line of business of the claim type.
 * @minLength 1
 * @maxLength 10
 */
lob: LobInQueryParameter;
/**
 * Number of a person on the plan. Digits only, so that literal path segments never collide with it (D-147).
 * @maxLength 20
 * @pattern ^[0-9]+$
 */
participantId: PersonTreatedInQueryParameter;
};
