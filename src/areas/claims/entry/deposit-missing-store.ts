import { onExit } from '~/platform/session/exit.ts'
import { createStore } from '~/platform/store.ts'

/** Whether the direct-deposit-missing modal is open: a slot of its own, loading does not close it (D-54). */
export const depositMissingStore = createStore(false)
onExit(() => depositMissingStore.set(false))
