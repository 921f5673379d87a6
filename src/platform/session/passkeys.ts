import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { createPasskeySignInOptions, signInWithPasskey } from '~generated/account/client/passkeys.ts'
import type {
  PasskeyRegistration,
  PasskeyRegistrationOptions,
  PasskeySignInOptions,
  PasskeySignInRequest,
} from '~generated/account/model/index.ts'
import { acceptToken, revoke } from './sign-in.ts'

/**
 * Why a device gave no passkey. `cancelled`: the member cancelled, which is not an error. Browsers also report
 * `cancelled` if the device did not recognise its owner. `exists`: the device already has a passkey for this account.
 * `address`: the service creates passkeys for another domain than that of the page.
 */
type PasskeyProblem = 'cancelled' | 'timeout' | 'exists' | 'address' | 'unsupported' | 'failed'

/** The passkey data from the device, or the reason why the device returned none. */
export type FromDevice<Given> = { readonly given: Given } | { readonly problem: PasskeyProblem }

const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'exists',
  SecurityError: 'address',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
}

/** Shows a passkey prompt of the device. `timeout` is the time limit of the prompt in milliseconds. */
async function fromDevice<Given>(timeout: number, ask: () => Promise<Given>): Promise<FromDevice<Given>> {
  const start = performance.now()
  try {
    return { given: await ask() }
  } catch (error) {
    const problem = PROBLEMS[error instanceof Error ? error.name : ''] ?? 'failed'
    // Browsers report a prompt that timed out in the same way as a prompt that the member cancelled.
    const isLate = problem === 'cancelled' && performance.now() - start >= timeout
    return { problem: isLate ? 'timeout' : problem }
  }
}

/** Asks the device to create a passkey. The device first verifies its owner. */
export const makePasskey = (options: PasskeyRegistrationOptions): Promise<FromDevice<PasskeyRegistration>> =>
  fromDevice(options.timeout, async () => {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
  })

const sign = (options: PasskeySignInOptions, useBrowserAutofill: boolean): Promise<FromDevice<PasskeySignInRequest>> =>
  fromDevice(useBrowserAutofill ? Infinity : options.timeout, async () => {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    }
  })

/**
 * Asks the member for a passkey, in a dialog of the browser. Throws the service's error if the service gives no
 * challenge.
 */
export const askForPasskey = async (): Promise<FromDevice<PasskeySignInRequest>> =>
  sign(await createPasskeySignInOptions(), false)

/** Fraction of a challenge's lifetime after which the autofill requests a new challenge. */
const RENEWED_AFTER = 0.8
/**
 * Number of challenges that the autofill requests during one visit of the sign-in page, enough for about an hour. The
 * passkey button works after that too.
 */
const MOST_CHALLENGES = 15

/**
 * Lets the browser offer passkeys among the logins that it fills in (conditional mediation). Resolves with the passkey
 * that the member chose. Resolves with undefined if the browser has no such autofill, another request took its place,
 * or `signal` stopped it. Throws the service's error if the service gives no challenge.
 */
export async function autofillPasskey(signal: AbortSignal): Promise<PasskeySignInRequest | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  for (let count = 0; count < MOST_CHALLENGES && !signal.aborted; count += 1) {
    const options = await createPasskeySignInOptions()
    if (signal.aborted) return undefined
    let isRenewed = false
    const stop = () => WebAuthnAbortService.cancelCeremony()
    const timer = setTimeout(() => {
      isRenewed = true
      stop()
    }, options.timeout * RENEWED_AFTER)
    signal.addEventListener('abort', stop, { once: true })
    const answer = await sign(options, true)
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    if ('given' in answer) return answer.given
    if (!isRenewed) return undefined
    await shown(signal)
  }
  return undefined
}

/** Resolves when the page is visible, or when the signal is aborted. */
const shown = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden || signal.aborted) return resolve()
    const end = () => {
      document.removeEventListener('visibilitychange', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    document.addEventListener('visibilitychange', end)
    signal.addEventListener('abort', end)
  })

/**
 * Signs in with a challenge that a passkey has signed (D-250). If `member` is given, renews that member's session
 * instead. If the passkey belongs to another account, returns false and discards the token of that account (D-253).
 * Throws the service's error if the service refuses.
 */
export async function signInByPasskey(request: PasskeySignInRequest, member?: string): Promise<boolean> {
  const { data, headers } = await signInWithPasskey(request)
  const token = headers['x-auth']
  if (member !== undefined && data.email.toLowerCase() !== member.toLowerCase()) {
    if (token) revoke(data.email, `Bearer ${token}`)
    return false
  }
  acceptToken(member ?? data.email, token, 'signInWithPasskey')
  return true
}
