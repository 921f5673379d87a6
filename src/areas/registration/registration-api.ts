import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'
import { confirmRegistration, registerAccount, resendActivation } from '~generated/account/client/registration.ts'
import type { RegistrationRequest } from '~generated/account/model/index.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'

/** State of the history entry of the success page if the registration is confirmed. It is kept after a reload. */
export const REGISTRATION_ACTIVE = { registrationActive: true } as const

export const isRegistrationActive = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'registrationActive' in state

/**
 * The e-mail address that was just registered, so that the registration e-mail can be sent again. The address is in
 * memory only, and not in storage or the URL.
 */
export const registeredAddress = createStore<string | undefined>(undefined)
onSessionEnd(() => registeredAddress.set(undefined))

/**
 * Creates an account for a person on a plan. Returns `waiting` if an e-mail was sent, and `active` if the person
 * already has an account (D-43). Throws all other errors, which the caller shows (REG-40).
 */
export async function register({
  email,
  dateOfBirth,
  certificateId,
  policyId,
  password,
  preferredLang,
}: RegistrationRequest): Promise<'waiting' | 'active'> {
  try {
    await registerAccount({ email, dateOfBirth, certificateId, policyId, password, preferredLang })
    return 'waiting'
  } catch (error) {
    if (isPortalError(error) && error.status === 409) return 'active'
    throw error
  }
}

/** Confirms or rejects a registration (API-021, D-41). The link cannot be used again after either answer. */
export const answerRegistration = (token: string, confirmed: boolean): Promise<null> =>
  confirmRegistration({ token }, { confirmed })

/** Sends the pending e-mail of an address again. The response is the same if no e-mail is pending (API-022). */
export const resend = (email: string): Promise<null> => resendActivation(email)
