/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { ListParticipantsFilter } from './listParticipantsFilter.ts';

export type ListParticipantsParams = {
/**
 * Only people covered today.
 */
filter?: ListParticipantsFilter;
};
