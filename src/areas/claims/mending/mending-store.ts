import { onExit } from '~/platform/session/exit.ts'
import { createStore } from '~/platform/store.ts'

/** Whether a claim waits while its member mends what is on file, elsewhere in the portal (CLAIM-74, D-155). */
export const mendingStore = createStore(false)
onExit(() => mendingStore.set(false))

/** State of the navigation that leaves the claim for it: nothing is lost, so nothing is asked. */
export const MENDING = { mending: true } as const
export const isMending = (state: unknown): boolean => typeof state === 'object' && state !== null && 'mending' in state
