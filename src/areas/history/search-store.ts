import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import type { ClaimHistoryFilter } from '~generated/forms/history/claim-history-filter.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/**
 * The last searches of claims in this tab. They say who was treated and what for: they wait here for whoever comes back to the page, not in the
 * address, which other pages, bookmarks and logs would take along.
 */
export const claimSearchStore = createStore<ClaimHistoryFilter | undefined>(undefined)
export const historySearchStore = createStore<HistoryFilter | undefined>(undefined)

onSessionEnd(() => {
  claimSearchStore.set(undefined)
  historySearchStore.set(undefined)
})
