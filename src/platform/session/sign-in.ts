import { getJwt, login, revokeToken } from '~generated/account/client/session.ts'
import { revokesTokens } from '~/platform/config/environment.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { onSessionEnd, announceSessionStart } from './end-session.ts'
import { apiToken, currentSession } from './session-store.ts'
import { countFailedAttempt, replaceToken, startSession } from './start-session.ts'
import { jwtExpiry } from './jwt.ts'

/**
 * Signs in; throws the service's refusal, which the page shows itself (AUTH-03, AUTH-05, ERR-26). A token whose end cannot be read counts
 * as over on every page (SESSION-41): it is refused here, where the member can be told.
 */
export async function signIn(id: string, password: string): Promise<void> {
  try {
    const { headers } = await login({ email: id, password })
    const token = headers['x-auth']
    if (!token || !hasExpiry(token)) throw new PortalError({ kind: 'contract', operationId: 'login', toCaller: true })
    startSession(id, token)
    announceSessionStart(id)
  } catch (error) {
    countFailedAttempt(id)
    throw error
  }
}

const hasExpiry = (token: string): boolean => jwtExpiry(token) !== undefined

let refreshing: Promise<boolean> | undefined

/**
 * Whether the service still knows the session; a success brings the new token (D-28). One whose end cannot be read is not taken: on the next
 * page it would count as over (SESSION-41), while the one that the member has is still good. One request at a time.
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
    // Optional: a refusal is the answer here, not a reason to ask for the password.
    const { data, headers } = await getJwt(session.id, { authorization: 'optional' })
    // A late answer must not revive a session that ended, or another member's.
    if (currentSession()?.id !== session.id) return false
    const token = [headers['x-auth'], data?.data?.token].find((each) => each && hasExpiry(each))
    if (token) replaceToken(session.id, token)
    return true
  } catch {
    return false // the reason does not matter: the session is not known to be alive
  }
}

// Whatever ended the session: what was kept of its token elsewhere is worth nothing from now on. Nobody waits for it, and nobody is told when it fails.
onSessionEnd(({ memberId }) => {
  const token = apiToken()
  if (memberId && token && revokesTokens()) void revokeToken(memberId, { authorization: 'none', headers: { Authorization: token } }).catch(() => undefined)
})
