import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'
import { confirmRegistration, registerAccount, resendActivation } from '~generated/account/client/registration.ts'
import type { RegistrationRequest } from '~generated/account/model/index.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'

/** State of the navigation to the page about a registration: its owner has confirmed it. Stays with the entry of the history, also over a reload. */
export const REGISTRATION_ACTIVE = { registrationActive: true } as const

export const isRegistrationActive = (state: unknown): boolean => typeof state === 'object' && state !== null && 'registrationActive' in state

/** The address somebody has just registered with, so that the e-mail can be sent again. In memory only: no storage, no address bar. */
export const registeredAddress = createStore<string | undefined>(undefined)
onSessionEnd(() => registeredAddress.set(undefined))

/**
 * Opens an account for a person on a plan (API-015). `waiting`: an e-mail is on its way to its owner; `active`: this person has an
 * account already (D-43). Every other refusal is the caller's to show (REG-40).
 */
export async function register({ email, dateOfBirth, certificateId, policyId, password, preferredLang }: RegistrationRequest): Promise<'waiting' | 'active'> {
  try {
    await registerAccount({ email, dateOfBirth, certificateId, policyId, password, preferredLang })
    return 'waiting'
  } catch (error) {
    if (isPortalError(error) && error.status === 409) return 'active'
    throw error
  }
}

/** Says whether a registration is one's own (API-021, D-41). Either way the link is used up. */
export const answerRegistration = (token: string, confirmed: boolean): Promise<null> => confirmRegistration({ token }, { confirmed })

/** Sends once more what waits for an address; the answer is the same when nothing does (API-022). */
export const resend = (email: string): Promise<null> => resendActivation(email)
