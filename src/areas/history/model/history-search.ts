import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import type { ClaimSearchResult, ClaimServiceLine, SearchClaimsParams } from '~generated/member/model/index.ts'
import { lastMonths } from '~/domain/dates/period.ts'
import { ALL } from '../participants.ts'

/** Number of months the page initially shows (D-93). */
const MONTHS = 12

/** The initial filter: all people, all benefits, and the last `MONTHS` months by date of service (D-92). */
export function defaultHistorySearch(today?: string): HistoryFilter {
  const { fromDate, toDate } = lastMonths(MONTHS, today)
  return { participantId: [ALL], benefitCode: ALL, searchBy: 'service', from: fromDate, to: toDate }
}

/** The people chosen individually; empty if "all" is chosen. */
const chosenPeople = ({ participantId = [] }: HistoryFilter): readonly string[] =>
  participantId.includes(ALL) ? [] : participantId

/** The parameters of a search: the service accepts one person or all, one benefit or all (HIST-11..14, D-94). */
export function historyQuery(filter: HistoryFilter): SearchClaimsParams {
  const { benefitCode = ALL, searchBy, from, to } = filter
  const [first, ...others] = chosenPeople(filter)
  return {
    ...(first !== undefined && others.length === 0 && { participantId: first }),
    ...(benefitCode !== ALL && { benefitCode }),
    ...(searchBy === 'processed'
      ? { processedDateFrom: from, processedDateTo: to, sortBy: 'processedDate' }
      : { serviceDateFrom: from, serviceDateTo: to, sortBy: 'serviceDate' }),
  }
}

/** True if several people are chosen, but not all. The service can neither search nor print such a selection. */
export const isPartialSelection = (filter: HistoryFilter): boolean => chosenPeople(filter).length > 1

/** The one person of a search, undefined for everybody, null for several people. */
export function onlyPerson(filter: HistoryFilter): string | undefined | null {
  const [first, ...others] = chosenPeople(filter)
  return others.length > 0 ? null : first
}

/** The lines in the response, filtered by the chosen people. */
export const linesFor = (filter: HistoryFilter, lines: readonly ClaimServiceLine[]): readonly ClaimServiceLine[] =>
  isPartialSelection(filter)
    ? lines.filter(({ participantInfo }) => filter.participantId?.includes(participantInfo.participantId))
    : lines

/** The service's limit of lines if the list may be cut off at it (HIST-15, D-95); otherwise undefined. */
export const reachedLimit = (data: ClaimSearchResult | null): number | undefined =>
  data?.maxLimit !== undefined && data.claimSearchResults.length >= data.maxLimit ? data.maxLimit : undefined
