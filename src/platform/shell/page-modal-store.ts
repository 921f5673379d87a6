import { createStore } from '~/platform/store/store.ts'

/** The one modal a page may have open, by name. System dialogs have slots of their own (D-54). */
export const pageModalStore = createStore<string | undefined>(undefined)
export const openPageModal = (name: string): void => pageModalStore.set(name)
export const closePageModal = (): void => pageModalStore.set(undefined)
