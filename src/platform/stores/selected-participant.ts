import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/**
 * The person whose claims and coverage all pages show; undefined for all persons on the plan. The choice is in memory
 * only and never part of a URL.
 */
export const selectedParticipantStore = createStore<string | undefined>(undefined)
onSessionEnd(() => selectedParticipantStore.set(undefined))
