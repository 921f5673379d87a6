import { useEffect } from 'react'
import { createStore, useStore } from '~/platform/store.ts'
import { loadingStore } from './loading.ts'

/** Name of the page's open modal; there is at most one. System dialogs have their own stores (D-54). */
export const pageModalStore = createStore<string | undefined>(undefined)
const closePageModal = (): void => pageModalStore.set(undefined)
loadingStore.subscribe(() => loadingStore.get() ?? closePageModal()) // closed when loading ends (SHELL-64)

/**
 * A modal of a page. The page can close the modal. The modal also closes when loading ends (SHELL-64) and when the page
 * closes.
 */
export function usePageModal(name: string): {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
} {
  const isOpen = useStore(pageModalStore) === name
  useEffect(
    () => () => {
      if (pageModalStore.get() === name) closePageModal()
    },
    [name],
  )
  return { isOpen, open: () => pageModalStore.set(name), close: closePageModal }
}
