import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** The address to which a link was sent, so that another can be asked for. In memory only: no storage, no address bar. */
export const pendingEmail = createStore<string | undefined>(undefined)
onSessionEnd(() => pendingEmail.set(undefined))
