import { onExit } from '~/platform/session/exit.ts'
import { createStore } from '~/platform/store.ts'

/** State of the navigation to the page about a registration: its owner has confirmed it. Stays with the entry of the history, also over a reload. */
export const REGISTRATION_ACTIVE = { registrationActive: true } as const

export const isRegistrationActive = (state: unknown): boolean => typeof state === 'object' && state !== null && 'registrationActive' in state

/** The address somebody has just registered with, so that the e-mail can be sent again. In memory only: no storage, no address bar. */
export const registeredAddress = createStore<string | undefined>(undefined)
onExit(() => registeredAddress.set(undefined))
