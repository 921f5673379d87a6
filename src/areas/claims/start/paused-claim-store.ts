import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** True while the member has left the claim to change information on file (CLAIM-74, D-155). */
export const pausedClaimStore = createStore(false)
onSessionEnd(() => pausedClaimStore.set(false))

/**
 * Navigation state for leaving a claim to change information on file. No dialog asks for confirmation, because nothing
 * is lost.
 */
export const CLAIM_PAUSED = { mending: true } as const
export const isClaimPaused = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'mending' in state

/**
 * Navigation state for a redirect of a member who may no longer submit claims. No dialog asks for confirmation (D-163).
 */
export const REDIRECTED = { sentAway: true } as const

export const isRedirected = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sentAway' in state
