/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * The Idempotency-Key under which this claim is sent, from whatever tab or device. A claim that is recorded under it ends the draft.
 * @minLength 1
 * @maxLength 80
 */
export type ClaimDraftKey = string;
