import { startTransition, useState } from 'react'
import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'
import type { TableView } from '~/ui/data-table/data-table.tsx'
import { historySearchStore } from './search-store.ts'

interface HistoryView {
  /** the words of the text filter */
  readonly words: string
  readonly table: TableView | undefined
}
const WHOLE: HistoryView = { words: '', table: undefined }

/**
 * What the member has narrowed the combined history to, so that it is there again after a visit to a claim. In memory
 * only, like the searches.
 */
const historyViewStore = createStore(WHOLE)

/**
 * The text filter of the combined history, and what its table opens with. The lines are filtered in a transition, so
 * that the field shows each typed letter at once.
 */
export function useHistoryView() {
  const [{ words: initial, table }] = useState(historyViewStore.get)
  const [words, setWords] = useState(initial)
  return {
    words,
    setWords: (next: string) => {
      historyViewStore.set({ words: next, table: undefined })
      startTransition(() => setWords(next))
    },
    view: table,
    onView: (shown: TableView) => historyViewStore.set({ ...historyViewStore.get(), table: shown }),
  }
}

/** Stores a new search. Its list opens at the beginning. */
export function setHistorySearch(search: HistoryFilter): void {
  historySearchStore.set(search)
  historyViewStore.set({ ...historyViewStore.get(), table: undefined })
}

onSessionEnd(() => historyViewStore.set(WHOLE))
