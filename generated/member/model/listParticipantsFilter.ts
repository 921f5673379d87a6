/**
 * Generated from the contract "Member service". Do not edit.
 */

export type ListParticipantsFilter = 'active';
