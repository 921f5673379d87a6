import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import type { ClaimHistoryFilter } from '~generated/forms/history/claim-history-filter.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/**
 * The last claim searches in this tab, restored when the member returns to the page. They reveal who was treated and
 * for what, so they are not in the URL, which other pages, bookmarks and logs may contain.
 */
export const claimSearchStore = createStore<ClaimHistoryFilter | undefined>(undefined)
export const historySearchStore = createStore<HistoryFilter | undefined>(undefined)

onSessionEnd(() => {
  claimSearchStore.set(undefined)
  historySearchStore.set(undefined)
})
