/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { ClaimSortBy } from './claimSortBy.ts';
import type { Date8 } from './date8.ts';
import type { ParticipantId } from './participantId.ts';

export type SearchClaimsParams = {
/**
 * One person. Absent means everybody (D-94).
 */
participantId?: ParticipantId;
/**
 * One benefit category. Absent means all.
 * @maxLength 20
 */
benefitCode?: string;
/**
 * First date processed, with sortBy processedDate.
 */
processedDateFrom?: Date8;
/**
 * Last date processed.
 */
processedDateTo?: Date8;
/**
 * First date of service, with sortBy serviceDate.
 */
serviceDateFrom?: Date8;
/**
 * Last date of service.
 */
serviceDateTo?: Date8;
/**
 * Which dates count and sort.
 */
sortBy?: ClaimSortBy;
};
