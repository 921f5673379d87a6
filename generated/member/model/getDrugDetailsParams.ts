/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { DinsParameter } from './dinsParameter.ts';
import type { ParticipantParameter } from './participantParameter.ts';
import type { Province2Parameter } from './province2Parameter.ts';

export type GetDrugDetailsParams = {
/**
 * One to fifty drug identification numbers joined with commas (D-130).
 * @maxLength 449
 * @pattern ^\d{8}(,\d{8}){0,49}$
 */
dins: DinsParameter;
/**
 * Number of a person on the plan. Digits only, so that literal path segments never collide with it (D-147).
 * @maxLength 20
 * @pattern ^[0-9]+$
 */
participant: ParticipantParameter;
/**
 * Canadian province or territory.
 */
province: Province2Parameter;
};
