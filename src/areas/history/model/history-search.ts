import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import type { ClaimSearchResult, ClaimServiceLine, SearchClaimsParams } from '~generated/member/model/index.ts'
import { lastMonths } from '~/domain/dates/period.ts'
import { ALL } from './participants.ts'

/** How many months the page opens with (D-93). */
const MONTHS = 12

/** Everybody, every benefit, by the date of service of the last months, as the page opens (D-92). */
export function defaultHistorySearch(today?: string): HistoryFilter {
  const { fromDate, toDate } = lastMonths(MONTHS, today)
  return { participantId: [ALL], benefitCode: ALL, searchBy: 'service', from: fromDate, to: toDate }
}

/** Those who were chosen one by one; nobody when everybody is meant. */
const chosenPeople = ({ participantId = [] }: HistoryFilter): readonly string[] => (participantId.includes(ALL) ? [] : participantId)

/** The question of a search: the service knows one person or everybody, one benefit or all (HIST-11..14, D-94). */
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

/** Several people, but not everybody: more than the service can be asked, and what it prints. */
export const isPartialSelection = (filter: HistoryFilter): boolean => chosenPeople(filter).length > 1

/** Of what the service found, the lines of those who were chosen. */
export const linesFor = (filter: HistoryFilter, lines: readonly ClaimServiceLine[]): readonly ClaimServiceLine[] =>
  isPartialSelection(filter) ? lines.filter(({ participantInfo }) => filter.participantId?.includes(participantInfo.participantId)) : lines

/** Whether there may be more than was answered (HIST-15, D-95). */
export const isTruncated = ({ claimSearchResults, maxLimit }: ClaimSearchResult): boolean => claimSearchResults.length >= maxLimit
