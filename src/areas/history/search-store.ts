import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import type { ClaimHistoryFilter } from '~generated/forms/history/claim-history-filter.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'
import { selectedParticipantStore } from '~/platform/stores/selected-participant.ts'
import { defaultHistorySearch, onlyPerson } from './model/history-search.ts'
import { ALL } from './participants.ts'

/**
 * The last claim searches in this tab, restored when the member returns to the page. They reveal who was treated and
 * for what, so they are not in the URL, which other pages, bookmarks and logs may contain.
 */
export const claimSearchStore = createStore<ClaimHistoryFilter | undefined>(undefined)
export const historySearchStore = createStore<HistoryFilter | undefined>(undefined)

/**
 * Returns the search for the chosen person, who may have been chosen on another page. If the search is already for this
 * person, it stays unchanged.
 */
export const searchFor = (person: string | undefined, search: HistoryFilter): HistoryFilter =>
  (onlyPerson(search) ?? undefined) === person ? search : { ...search, participantId: [person ?? ALL] }

/** The search that the history opens with. */
export const openHistorySearch = (): HistoryFilter =>
  searchFor(selectedParticipantStore.get(), historySearchStore.get() ?? defaultHistorySearch())

onSessionEnd(() => {
  claimSearchStore.set(undefined)
  historySearchStore.set(undefined)
})
