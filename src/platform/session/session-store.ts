import { createStore } from '~/platform/store.ts'
import { storage } from './storage.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'

/** How a session ended, as the sign-in page is told (SESSION-48, D-51). */
export const LOGIN_STATUSES = ['no-session', 'expired-token', 'timeout', 'INVALIDLOGIN', 'LOGGEDOUT'] as const
export type LoginStatus = (typeof LOGIN_STATUSES)[number]

/** Conditions of a session and the status each leads to (SESSION-47, D-52). SUSPENDED does not end the session. */
export const SESSION_CONDITIONS = { NOTOKEN: 'no-session', EXPIRED: 'expired-token', TIMEOUT: 'timeout', SUSPENDED: undefined } as const satisfies Record<
  string,
  LoginStatus | undefined
>

export interface Session {
  /** the login: e-mail address or username; the `id` of member calls (D-165) */
  readonly id: string
  /** `Bearer <jwt>` (SESSION-09, D-25) */
  readonly apiToken: string
}

export const sessionStore = createStore<Session | undefined>(undefined)

/** What this tab knows of a login (DATA-02). The last name is spelled as the specification spells it. */
interface Authentication {
  readonly email: string
  /** of the session, with its Bearer prefix; undefined while nobody is signed in under this login */
  readonly token: string | undefined
  /** failed sign-ins and failed card shares since the last success; null before the first (SESSION-44, SESSION-45, D-48) */
  readonly failedAttemps: number | null
}
/** By login, in memory only; the service decides about locking. */
export const authenticationStore = createStore<Readonly<Record<string, Authentication>>>({})

/** Notes something of a login; in memory only. */
export function updateAuthentication(email: string, change: (known: Authentication | undefined) => Omit<Authentication, 'email'>): void {
  const key = email.trim().toLowerCase()
  const known = authenticationStore.get()
  authenticationStore.set({ ...known, [key]: { email, ...change(known[key]) } })
}
/** Of every login in this tab. */
export const failedAttempts = (known: ReturnType<typeof authenticationStore.get>): number =>
  Object.values(known).reduce((sum, { failedAttemps }) => sum + (failedAttemps ?? 0), 0)

/** The login typed on the sign-in page, for whoever forgot the password that goes with it: in memory, until a session ends. */
export const enteredLoginStore = createStore('')

/** Whether something that was being filled in waits for its member to sign in again (D-119). */
export const hasResumableWorkStore = createStore(false)

/** The session in memory, else the one this tab kept across a reload (D-19). */
export function currentSession(): Session | undefined {
  const known = sessionStore.get()
  if (known) return known
  const id = storage.read('email')
  const bearer = storage.read('apiToken')
  if (storage.read('loggedIn') && id && bearer) sessionStore.set({ id, apiToken: bearer })
  return sessionStore.get()
}

let embedded = false

/** Notes that the portal stands inside another page, at the start and again whenever storage was emptied (SESSION-07, D-53). */
export function setEmbedded(isEmbedded = embedded): void {
  embedded = isEmbedded
  if (embedded) storage.write('isIframe', 'true')
}

/** Inside another page there is no footer, and links open windows of their own (D-53). */
export const isEmbedded = (): boolean => storage.read('isIframe') === 'true'

export const isLoggedIn = (): boolean => storage.read('loggedIn') !== null
export const apiToken = (): string | undefined => currentSession()?.apiToken

/** Empties session storage and memory; the locale stays (D-20, SESSION-26). */
export function clearSession(): void {
  storage.clear()
  const session = sessionStore.get()
  if (session) updateAuthentication(session.id, (known) => ({ token: undefined, failedAttemps: known?.failedAttemps ?? null }))
  sessionStore.set(undefined)
  enteredLoginStore.set('')
}

/** The signed-in member's login. Pages run behind the session guard: without one, the session has just ended, and what was asked is nobody's error. */
export function memberId(): string {
  const session = currentSession()
  if (!session) throw new PortalError({ kind: 'cancelled', toCaller: true })
  return session.id
}
