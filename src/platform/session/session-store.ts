import { createStore } from '~/platform/store.ts'
import { storage } from './storage.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'

/** Status of the sign-in page: why the session ended (SESSION-48, D-51). */
export const LOGIN_STATUSES = ['no-session', 'expired-token', 'timeout', 'INVALIDLOGIN', 'LOGGEDOUT'] as const
export type LoginStatus = (typeof LOGIN_STATUSES)[number]

/**
 * Conditions of a session, each with the status with which it ends the session (SESSION-47, D-52). SUSPENDED has no
 * status, because it does not end the session.
 */
export const SESSION_CONDITIONS = {
  NOTOKEN: 'no-session',
  EXPIRED: 'expired-token',
  TIMEOUT: 'timeout',
  SUSPENDED: undefined,
} as const satisfies Record<string, LoginStatus | undefined>

export interface Session {
  /** the login, an e-mail address or username; it is the `id` in the URLs of the member service (D-165) */
  readonly id: string
  /** `Bearer <jwt>` (SESSION-09, D-25) */
  readonly apiToken: string
}

export const sessionStore = createStore<Session | undefined>(undefined)

/** The data that this tab has about a login (DATA-02). `failedAttemps` is spelled as in the specification. */
interface Authentication {
  readonly email: string
  /** token of the session, with its Bearer prefix; undefined while signed out */
  readonly token: string | undefined
  /**
   * number of failed password checks since the last success, at sign-in and before a member card is shared by e-mail;
   * null until one fails (SESSION-45, D-48)
   */
  readonly failedAttemps: number | null
}
/** Records by login, in memory only. The service decides whether an account is locked. */
export const authenticationStore = createStore<Readonly<Record<string, Authentication>>>({})

/** Updates the record of a login, in memory only. */
export function updateAuthentication(
  email: string,
  change: (known: Authentication | undefined) => Omit<Authentication, 'email'>,
): void {
  const key = email.trim().toLowerCase()
  const known = authenticationStore.get()
  authenticationStore.set({ ...known, [key]: { email, ...change(known[key]) } })
}
/** Failed attempts of all logins in this tab. */
export const failedAttempts = (known: ReturnType<typeof authenticationStore.get>): number =>
  Object.values(known).reduce((sum, { failedAttemps }) => sum + (failedAttemps ?? 0), 0)

/**
 * The login typed on the sign-in page, for the page about a forgotten password. In memory only, until a session ends.
 */
export const enteredLoginStore = createStore('')

/** True if a member who signs in again can resume unsaved work (D-119). */
export const hasResumableWorkStore = createStore(false)

/** The session in memory, or else the one in this tab's storage (D-19). */
export function currentSession(): Session | undefined {
  const known = sessionStore.get()
  if (known) return known
  const id = storage.read('email')
  const bearer = storage.read('apiToken')
  if (storage.read('loggedIn') && id && bearer) sessionStore.set({ id, apiToken: bearer })
  return sessionStore.get()
}

let embedded = false

/**
 * Stores whether another site embeds the portal (SESSION-07, D-53). The value is stored at the start and again after
 * storage was cleared.
 */
export function setEmbedded(isEmbedded = embedded): void {
  embedded = isEmbedded
  if (embedded) storage.write('isIframe', 'true')
}

/** True if another site embeds the portal. Then there is no footer, and links open windows (D-53). */
export const isEmbedded = (): boolean => storage.read('isIframe') === 'true'

export const isLoggedIn = (): boolean => storage.read('loggedIn') !== null
export const apiToken = (): string | undefined => currentSession()?.apiToken

/** Clears session storage and memory. The locale is kept (D-20, SESSION-26). */
export function clearSession(): void {
  storage.clear()
  const session = sessionStore.get()
  if (session)
    updateAuthentication(session.id, (known) => ({ token: undefined, failedAttemps: known?.failedAttemps ?? null }))
  sessionStore.set(undefined)
  enteredLoginStore.set('')
}

/**
 * The login of the signed-in member. Member pages open only with a session. If no session is found, the session has
 * just ended, and the request is treated as cancelled.
 */
export function memberId(): string {
  const session = currentSession()
  if (!session) throw new PortalError({ kind: 'cancelled', toCaller: true })
  return session.id
}
