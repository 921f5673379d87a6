import { createStore } from '~/platform/store.ts'

/** Content of the loading modal: an optional text and, for uploads, the progress (SHELL-58). */
export interface Loading {
  readonly text?: string
  /** 0 to 1 */
  readonly progress?: number
}

export const loadingStore = createStore<Loading | undefined>(undefined)

export const startLoading = (loading: Loading = {}): void => loadingStore.set(loading)

/** Closes the loading modal and any modal that the page had opened (SHELL-64, D-54). */
export const stopLoading = (): void => loadingStore.set(undefined)

/** Shows the loading modal while a write runs, and closes it even if the write fails. */
export async function withLoading<T>(work: () => Promise<T>, loading?: Loading): Promise<T> {
  startLoading(loading)
  try {
    return await work()
  } finally {
    stopLoading()
  }
}
