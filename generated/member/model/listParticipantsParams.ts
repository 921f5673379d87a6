/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ListParticipantsFilter } from './listParticipantsFilter.ts';

export type ListParticipantsParams = {
/**
 * Only people covered today.
 */
filter?: ListParticipantsFilter;
};
