import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** Whether a claim waits while its member mends what is on file, elsewhere in the portal (CLAIM-74, D-155). */
export const pausedClaimStore = createStore(false)
onSessionEnd(() => pausedClaimStore.set(false))

/** State of the navigation that leaves the claim for it: nothing is lost, so nothing is asked. */
export const CLAIM_PAUSED = { mending: true } as const
export const isClaimPaused = (state: unknown): boolean => typeof state === 'object' && state !== null && 'mending' in state

/** State of a navigation that is not the member's wish: the portal sends somebody away who may no longer submit (D-163). */
export const REDIRECTED = { sentAway: true } as const

export const isRedirected = (state: unknown): boolean => typeof state === 'object' && state !== null && 'sentAway' in state
