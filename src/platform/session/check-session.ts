import { currentSession, isLoggedIn, type LoginStatus } from './session-store.ts'
import { refreshToken } from './sign-in.ts'
import { isExpired } from './jwt.ts'

/** Result of the check that runs first on every member page (D-05, SESSION-38..40). */
type SessionCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly to: 'root' }
  | { readonly ok: false; readonly to: 'login'; readonly status?: LoginStatus }

export async function checkSession(): Promise<SessionCheck> {
  if (!isLoggedIn()) return { ok: false, to: 'root' }
  const session = currentSession()
  if (!session) return { ok: false, to: 'login', status: 'no-session' }
  if (!isExpired(session.apiToken)) return { ok: true }
  return (await refreshToken()) ? { ok: false, to: 'login' } : { ok: false, to: 'login', status: 'expired-token' }
}
