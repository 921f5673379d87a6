import type { ClaimHistoryFilter } from '~generated/forms/history/claim-history-filter.ts'
import type { SearchClaimHistoriesParams } from '~generated/member/model/index.ts'
import { isSearchable, lastMonths } from '~/domain/dates/period.ts'
import { ALL, selectedOf } from './participants.ts'

/** How many months the page opens with (D-93). */
const MONTHS = 12

/** Everybody and everything of the last months, as the page opens. */
export const defaultClaimSearch = (today?: string): ClaimHistoryFilter => ({ participant: [ALL], claimTypes: [ALL], ...lastMonths(MONTHS, today) })

/**
 * The question of a search: "all" is the whole list of those that the plan has, joined by commas (HIST-03..05, D-159). Undefined as long as one of
 * the four is missing: nothing is asked then (HIST-02).
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
