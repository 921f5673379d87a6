import { getJwt, login, revokeToken } from '~generated/account/client/session.ts'
import { revokesTokens } from '~/platform/config/environment.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { announceSessionStart, clearResourceTimings, onSessionEnd } from './end-session.ts'
import { apiToken, currentSession } from './session-store.ts'
import { countFailedAttempt, replaceToken, startSession } from './start-session.ts'
import { jwtExpiry } from './jwt.ts'

/**
 * Signs in. If the service refuses, throws its error, which the sign-in page shows (AUTH-05). Also fails for a token
 * without a readable expiry, because every page would treat that token as expired (SESSION-41).
 */
export async function signIn(id: string, password: string): Promise<void> {
  try {
    const { headers } = await login({ email: id, password })
    acceptToken(id, headers['x-auth'], 'login')
  } catch (error) {
    countFailedAttempt(id)
    throw error
  }
}

/** Starts a session with the token that a sign-in returned. Throws an error if the token has no readable expiry. */
export function acceptToken(id: string, token: string | undefined, operationId: string): void {
  if (!token || !hasExpiry(token)) throw new PortalError({ kind: 'contract', operationId, toCaller: true })
  startSession(id, token)
  announceSessionStart(id)
}

const hasExpiry = (token: string): boolean => jwtExpiry(token) !== undefined

let refreshing: Promise<boolean> | undefined

/**
 * Requests a new token. Returns false if there is no session or the request fails, because the session may have ended
 * (D-28). A token without a readable expiry is ignored, because the next page would treat it as expired while the
 * current token is still valid (SESSION-41). Calls at the same time share one request.
 */
export function refreshToken(): Promise<boolean> {
  refreshing ??= askForToken().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function askForToken(): Promise<boolean> {
  const session = currentSession()
  if (!session) return false
  try {
    // `optional`: a 401 is a regular result of this call and does not open the password dialog.
    const { data, headers } = await getJwt(session.id, { authorization: 'optional' })
    // A late response must not revive a session that has ended, or replace the token of another member.
    if (currentSession()?.id !== session.id) return false
    const token = [headers['x-auth'], data?.data?.token].find((each) => each && hasExpiry(each))
    if (token) replaceToken(session.id, token)
    return true
  } catch {
    return false // whatever the error is, the session may have ended
  }
}

/**
 * Revokes a token (`Bearer <jwt>`), so that copies of it become worthless. The portal does not wait for the response and
 * ignores errors. The browser records the URL of this request too, which contains the member's login.
 */
export function revoke(id: string, token: string): void {
  if (revokesTokens())
    void revokeToken(id, { authorization: 'none', headers: { Authorization: token } })
      .catch(() => undefined)
      .then(clearResourceTimings)
}

onSessionEnd(({ memberId }) => {
  const token = apiToken()
  if (memberId && token) revoke(memberId, token)
})
