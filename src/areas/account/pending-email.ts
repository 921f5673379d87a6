import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/**
 * The address to which a link was sent, so that the member can request another link. It is kept in memory only, not in
 * storage or the URL.
 */
export const pendingEmail = createStore<string | undefined>(undefined)
onSessionEnd(() => pendingEmail.set(undefined))
