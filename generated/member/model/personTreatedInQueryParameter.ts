/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ParticipantId } from './participantId.ts';

export type PersonTreatedInQueryParameter = ParticipantId;
