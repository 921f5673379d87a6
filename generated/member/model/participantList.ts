/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Numbers of people on the plan, joined with commas (D-159).
 * @maxLength 200
 * @pattern ^[0-9]+(,[0-9]+)*$
 */
export type ParticipantList = string;
