import { onExit } from '~/platform/session/exit.ts'
import { waitingClaimStore } from '~/platform/shell-stores.ts'
import { createStore } from '~/platform/store.ts'

/** The claim that the direct-deposit-missing modal stands before, while it is open: a slot of its own, loading does not close it (D-54). */
export const depositMissingStore = createStore<
  { /** where nothing else was meant, a claim begins at its first step */ readonly goOn?: () => Promise<void> } | undefined
>(undefined)
onExit(() => {
  depositMissingStore.set(undefined)
  waitingClaimStore.set(undefined)
})
