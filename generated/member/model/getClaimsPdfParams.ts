/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitCodeInQueryParameter } from './benefitCodeInQueryParameter.ts';
import type { ParticipantIdInQueryParameter } from './participantIdInQueryParameter.ts';
import type { ProcessedDateFromInQueryParameter } from './processedDateFromInQueryParameter.ts';
import type { ProcessedDateToInQueryParameter } from './processedDateToInQueryParameter.ts';
import type { ServiceDateFromInQueryParameter } from './serviceDateFromInQueryParameter.ts';
import type { ServiceDateToInQueryParameter } from './serviceDateToInQueryParameter.ts';
import type { SortByInQueryParameter } from './sortByInQueryParameter.ts';

export type GetClaimsPdfParams = {
/**
 * Number of a person on the plan. Digits only, so that literal path segments never collide with it (D-147).
 * @maxLength 20
 * @pattern ^[0-9]+$
 */
participantId?: ParticipantIdInQueryParameter;
/**
 * One benefit category. Absent means all.
 * @maxLength 20
 */
benefitCode?: BenefitCodeInQueryParameter;
/**
 * A calendar date as eight digits, year first, without separators.
 * @pattern ^\d{8}$
 */
processedDateFrom?: ProcessedDateFromInQueryParameter;
/**
 * A calendar date as eight digits, year first, without separators.
 * @pattern ^\d{8}$
 */
processedDateTo?: ProcessedDateToInQueryParameter;
/**
 * A calendar date as eight digits, year first, without separators.
 * @pattern ^\d{8}$
 */
serviceDateFrom?: ServiceDateFromInQueryParameter;
/**
 * A calendar date as eight digits, year first, without separators.
 * @pattern ^\d{8}$
 */
serviceDateTo?: ServiceDateToInQueryParameter;
/**
 * Which of the two dates the range is about (D-92).
 */
sortBy?: SortByInQueryParameter;
};
