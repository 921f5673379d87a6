import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** True while the member has left the claim to edit their profile (CLAIM-74, D-155). */
export const pausedClaimStore = createStore(false)
onSessionEnd(() => pausedClaimStore.set(false))

/** State of the navigation that pauses the claim: nothing is lost, so no dialog opens. */
export const CLAIM_PAUSED = { mending: true } as const
export const isClaimPaused = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'mending' in state

/** State of a redirect: the member may no longer submit claims, so no dialog opens (D-163). */
export const REDIRECTED = { sentAway: true } as const

export const isRedirected = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sentAway' in state
