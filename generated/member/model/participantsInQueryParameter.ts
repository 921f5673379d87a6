/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { ParticipantList } from './participantList.ts';

export type ParticipantsInQueryParameter = ParticipantList;
