import { isPortalError } from '~/platform/errors/portal-error.ts'
import { emailChangeStore, setLinkDetails, setLinkToken, linkDetails, linkToken } from '~/platform/session/email-link.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { refreshToken } from '~/platform/session/sign-in.ts'
import { submitEmailChange } from './account-api.ts'

/** Refusals that trying again does not change: the result page tells them (API-023). */
const FINAL: readonly (number | undefined)[] = [400, 409, 410]

/**
 * Carries out a change of e-mail address from the old login (REG-22, D-39) and names the page that tells how it ended: the member's own for somebody who is
 * signed in here as the old address. The login identity is another one then and every session of the account ends, this tab's too (D-40):
 * what the member's page shows around itself is asked for before. What may pass is thrown for the page to show.
 */
export async function applyEmailChange(oldUsername: string): Promise<'account.change-email-result' | 'access.confirm-email-change'> {
  const { newUsername = '' } = linkDetails()
  const isMember = await isSignedInAs(oldUsername)
  if (isMember) await (await import('./prefetch-session.ts')).prefetchSession()
  const outcome = isMember ? 'account.change-email-result' : 'access.confirm-email-change'
  try {
    await submitEmailChange({ oldUsername, newUsername, token: linkToken() ?? '' })
  } catch (error) {
    if (!isPortalError(error) || !FINAL.includes(error.status)) throw error
    emailChangeStore.set({ isDone: false, refusal: error })
    return outcome
  }
  if (!isMember) endSessionWithoutRedirect()
  setLinkToken(undefined)
  setLinkDetails({})
  emailChangeStore.set({ isDone: true, login: newUsername })
  return outcome
}

/** The session of that login, where there is one that the service still knows: only then can anything be asked for it. */
async function isSignedInAs(login: string): Promise<boolean> {
  return currentSession()?.id.toLowerCase() === login.toLowerCase() && (await refreshToken())
}
