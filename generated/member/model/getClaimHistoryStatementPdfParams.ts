/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimTypesInQueryParameter } from './claimTypesInQueryParameter.ts';
import type { FromDateInQueryParameter } from './fromDateInQueryParameter.ts';
import type { ParticipantsInQueryParameter } from './participantsInQueryParameter.ts';
import type { ToDateInQueryParameter } from './toDateInQueryParameter.ts';

export type GetClaimHistoryStatementPdfParams = {
/**
 * Numbers of people on the plan, joined with commas (D-159).
 * @maxLength 200
 * @pattern ^[0-9]+(,[0-9]+)*$
 */
participants: ParticipantsInQueryParameter;
/**
 * Codes of claim types, joined with commas (D-159).
 * @maxLength 400
 * @pattern ^[A-Z0-9-]+(,[A-Z0-9-]+)*$
 */
claimTypes: ClaimTypesInQueryParameter;
/**
 * A calendar date as eight digits, year first, without separators.
 * @pattern ^\d{8}$
 */
fromDate: FromDateInQueryParameter;
/**
 * A calendar date as eight digits, year first, without separators.
 * @pattern ^\d{8}$
 */
toDate: ToDateInQueryParameter;
};
