import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/**
 * The person whose claims and coverage all pages show; undefined for everybody. It is in memory only, and no URL
 * contains a person.
 */
export const selectedParticipantStore = createStore<string | undefined>(undefined)
onSessionEnd(() => selectedParticipantStore.set(undefined))
