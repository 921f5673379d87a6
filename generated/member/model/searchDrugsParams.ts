/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { DrugNameOrDin } from './drugNameOrDin.ts';
import type { ParticipantParameter } from './participantParameter.ts';

export type SearchDrugsParams = {
/**
 * Number of a person on the plan. Digits only, so that literal path segments never collide with it (D-147).
 * @maxLength 20
 * @pattern ^[0-9]+$
 */
participant: ParticipantParameter;
/**
 * Name, ingredient or drug identification number.
 */
drugName: DrugNameOrDin;
};
