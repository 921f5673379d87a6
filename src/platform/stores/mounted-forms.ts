import { createStore } from '~/platform/store.ts'

/** Number of forms on the page. If there is a form, an error message adds that the member's input is still there. */
export const mountedFormsStore = createStore(0)

/** Registers a mounted form; call the returned function to unregister. */
export function registerForm(): () => void {
  mountedFormsStore.set(mountedFormsStore.get() + 1)
  return () => mountedFormsStore.set(mountedFormsStore.get() - 1)
}
