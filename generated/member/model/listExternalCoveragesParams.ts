/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { ParticipantId } from './participantId.ts';

export type ListExternalCoveragesParams = {
/**
 * Date of the service, eight digits.
 */
claimDate: Date8;
/**
 * Line of business.
 * @maxLength 10
 */
lob: string;
/**
 * Person treated.
 */
participantId: ParticipantId;
};
