import { PortalError } from '~/platform/errors/portal-error.ts'
import { currentSession } from './session-store.ts'

/** The signed-in member's login. Pages run behind the session guard: without one, the session has just ended, and what was asked is nobody's error. */
export function memberId(): string {
  const session = currentSession()
  if (!session) throw new PortalError({ kind: 'cancelled', toCaller: true })
  return session.id
}
