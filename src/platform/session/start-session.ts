import { updateAuthentication, sessionStore } from './session-store.ts'
import { storage } from './storage.ts'

/** Starts a session with the token of a successful sign-in (SESSION-01..05, SESSION-46). */
export function startSession(id: string, token: string): void {
  storage.write('email', id)
  storage.write('loggedIn', 'true')
  updateAuthentication(id, () => ({ token: undefined, failedAttemps: null }))
  replaceToken(id, token)
}

/**
 * Stores a new token, once plain and once with the Bearer prefix (SESSION-37). The given `token` may have the prefix.
 */
export function replaceToken(id: string, token: string): void {
  const raw = token.replace(/^Bearer\s+/i, '')
  const bearer = `Bearer ${raw}`
  storage.write('token', raw)
  storage.write('apiToken', bearer)
  sessionStore.set({ id, apiToken: bearer })
  updateAuthentication(id, (known) => ({ token: bearer, failedAttemps: known?.failedAttemps ?? null }))
}

export const countFailedAttempt = (email: string): void =>
  updateAuthentication(email, (known) => ({ token: known?.token, failedAttemps: (known?.failedAttemps ?? 0) + 1 }))
