import type { ClaimHistoryFilter } from '~generated/forms/history/claim-history-filter.ts'
import type { SearchClaimHistoriesParams } from '~generated/member/model/index.ts'
import { isSearchable, lastMonths } from '~/domain/dates/period.ts'
import { ALL, selectedOf } from '../participants.ts'

/** Number of months the page initially shows (D-93). */
const MONTHS = 12

/** The initial filter: all people, all claim types, and the last `MONTHS` months. */
export const defaultClaimSearch = (today?: string): ClaimHistoryFilter => ({
  participant: [ALL],
  claimTypes: [ALL],
  ...lastMonths(MONTHS, today),
})

/**
 * The parameters of a search. "All" is replaced by the plan's whole list of people or types, joined by commas
 * (HIST-03..05). Undefined if one of the four parameters is missing; no request is sent in that case (HIST-02).
 */
export function claimQuery(
  { participant, claimTypes, fromDate, toDate }: ClaimHistoryFilter,
  { people, types }: { readonly people: readonly string[]; readonly types: readonly string[] },
  today?: string,
): SearchClaimHistoriesParams | undefined {
  const [participants, kinds] = [selectedOf(participant, people), selectedOf(claimTypes, types)]
  if (participants.length === 0 || kinds.length === 0 || !isSearchable({ fromDate, toDate }, today)) return undefined
  return { participants: participants.join(','), claimTypes: kinds.join(','), fromDate, toDate }
}
