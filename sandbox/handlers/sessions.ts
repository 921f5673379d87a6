import { nothing, ok, Refused, type Call, type Handlers } from './call.ts'
import { requireOwn } from './session.ts'

/** Returns the login and the session of the token. Refuses a call about the account of another member. */
export function ownAccount({ token, path }: Pick<Call, 'token' | 'path'>): { login: string; session?: string } {
  // The dispatcher has already refused calls without a valid token. This check only narrows the type.
  if (token.state === 'unknown')
    throw new Refused(401, { en: 'Please sign in to continue.', fr: 'Veuillez vous connecter pour continuer.' })
  requireOwn(token.login, path)
  return token
}

export const sessionListHandlers = {
  listSessions: (call: Call) => {
    const { login, session } = ownAccount(call)
    return ok(call.world.sessions.list(login, session))
  },
  endSession: (call: Call) => {
    call.world.sessions.end(ownAccount(call).login, call.path['sessionId']!)
    return nothing
  },
} satisfies Handlers<'listSessions' | 'endSession'>
