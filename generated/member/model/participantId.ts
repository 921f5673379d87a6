/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Number of a person on the plan. Digits only, so that literal path segments never collide with it (D-147).
 * @maxLength 20
 * @pattern ^[0-9]+$
 */
export type ParticipantId = string;
