import { createStore } from '~/platform/store.ts'

/** How many forms stand on the page. While one does, what was typed into it is still there, whatever failed. */
export const mountedFormsStore = createStore(0)

/** A form stands on the page, until the answer is called. */
export function registerForm(): () => void {
  mountedFormsStore.set(mountedFormsStore.get() + 1)
  return () => mountedFormsStore.set(mountedFormsStore.get() - 1)
}
