/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { LobInQueryParameter } from './lobInQueryParameter.ts';
import type { ParticipantId } from './participantId.ts';

export type ListServiceTypesParams = {
/**
 * Line of business of the claim type.
 * @minLength 1
 * @maxLength 10
 */
lob: LobInQueryParameter;
/**
 * Date of the service.
 */
'service-date': Date8;
/**
 * Specialty codes joined by commas.
 * @maxLength 200
 */
specialties: string;
/**
 * Vision subcategory.
 * @maxLength 20
 */
subcategory?: string;
/**
 * Person treated, whose maximums are reported.
 */
participantId?: ParticipantId;
};
