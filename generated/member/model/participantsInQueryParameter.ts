/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ParticipantList } from './participantList.ts';

export type ParticipantsInQueryParameter = ParticipantList;
