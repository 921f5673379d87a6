import { currentSession } from './session-store.ts'

/** The signed-in member's login; pages run behind the session guard, so its absence is a defect. */
export function memberId(): string {
  const session = currentSession()
  if (!session) throw new Error('no session on a member page')
  return session.id
}
