import { isPortalError } from '~/platform/errors/portal-error.ts'
import {
  emailChangeStore,
  setLinkDetails,
  setLinkToken,
  linkDetails,
  linkToken,
} from '~/platform/session/email-link.ts'
import { endSessionInOtherTabs, endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { refreshToken } from '~/platform/session/sign-in.ts'
import { submitEmailChange } from './account-api.ts'

/** Statuses of refusals for which a retry would not help. The result page shows these refusals (API-023). */
const FINAL: readonly (number | undefined)[] = [400, 409, 410]

/**
 * Changes the e-mail address of an account, given the old login (D-39), and returns the page that shows the result. A
 * member who is signed in to this account gets the result page for members. The change ends every session of the
 * account (D-40), so the queries of that page's layout are prefetched before the change. Temporary errors are thrown.
 */
export async function applyEmailChange(
  oldUsername: string,
): Promise<'account.change-email-result' | 'access.confirm-email-change'> {
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
  // Without this, another tab would ask for the password and send it with the old address, which is refused.
  endSessionInOtherTabs(oldUsername, 'expired-token')
  if (!isMember) endSessionWithoutRedirect()
  setLinkToken(undefined)
  setLinkDetails({})
  emailChangeStore.set({ isDone: true, login: newUsername })
  return outcome
}

/** True if this tab has a session of `login` that the service still accepts. Queries can be prefetched only then. */
async function isSignedInAs(login: string): Promise<boolean> {
  return currentSession()?.id.toLowerCase() === login.toLowerCase() && (await refreshToken())
}
