import { createStore } from '~/platform/store.ts'

/** What the loading modal shows: nothing, or an optional text and, for uploads, how much has gone (SHELL-58). */
export interface Loading {
  readonly text?: string
  /** 0 to 1 */
  readonly progress?: number
}

export const loadingStore = createStore<Loading | undefined>(undefined)

export const startLoading = (loading: Loading = {}): void => loadingStore.set(loading)

/** Ends the loading modal, and with it a modal that the page had opened (SHELL-64, D-54). */
export const stopLoading = (): void => loadingStore.set(undefined)

/** Shows the modal while a write runs; it always ends, whatever happens to the work. */
export async function withLoading<T>(work: () => Promise<T>, loading?: Loading): Promise<T> {
  startLoading(loading)
  try {
    return await work()
  } finally {
    stopLoading()
  }
}
