import { createStore } from '~/platform/store.ts'

/** Number of forms on the page. While there is one, its input survives a failure. */
export const mountedFormsStore = createStore(0)

/** Registers a mounted form; call the returned function to unregister. */
export function registerForm(): () => void {
  mountedFormsStore.set(mountedFormsStore.get() + 1)
  return () => mountedFormsStore.set(mountedFormsStore.get() - 1)
}
