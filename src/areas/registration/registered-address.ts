import { onExit } from '~/platform/session/exit.ts'
import { createStore } from '~/platform/store/store.ts'

/** The address somebody has just registered with, so that the e-mail can be sent again. In memory only: no storage, no address bar. */
export const registeredAddress = createStore<string | undefined>(undefined)
onExit(() => registeredAddress.set(undefined))
