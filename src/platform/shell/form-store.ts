import { createStore } from '~/platform/store/store.ts'

/** How many forms stand on the page. While one does, what was typed into it is still there, whatever failed. */
export const formStore = createStore(0)

/** A form stands on the page, until the answer is called. */
export function formStands(): () => void {
  formStore.set(formStore.get() + 1)
  return () => formStore.set(formStore.get() - 1)
}
