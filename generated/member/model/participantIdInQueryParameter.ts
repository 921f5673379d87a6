/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { ParticipantId } from './participantId.ts';

export type ParticipantIdInQueryParameter = ParticipantId;
