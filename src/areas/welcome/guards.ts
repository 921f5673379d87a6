import { isPortalError } from '~/platform/errors/portal-error.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { linkToken } from '~/platform/session/email-link.ts'
import {
  dateOfBirthOf,
  invitationToken,
  isExpired,
  storeInvitation,
  openInvitation,
  readInvitation,
} from './invitation.ts'
import { resolveInvitation } from './resolve-invitation.ts'

/**
 * Guard of an invitation link: stores its token for the tab, and redirects to the page for the invitation's state
 * (REG-23, R-030).
 */
export const openInvitationLink: Guard = async ({ url }) => {
  const token = linkToken()
  if (!token) return { page: 'access.invalid-link' }
  storeInvitation(token, url.searchParams.get('nopassword') === 'true')
  return resolveInvitation(() => openInvitation(token))
}

/** Requires an invitation that was opened in this tab (GUARD-10). */
export const requireInvitation: Guard = () => (invitationToken() ? undefined : { page: 'welcome.error' })

/**
 * Requires an invitation that can still be used. The page keeps the language of the URL, because the invited
 * person may have chosen it.
 */
export const requireOpenInvitation: Guard = async () => {
  const token = invitationToken()
  if (!token) return { page: 'welcome.error' }
  const { page } = await resolveInvitation(() => readInvitation(token))
  return page === 'welcome.verification' ? undefined : { page }
}

/** Requires a verified date of birth, and an invitation that is still valid (R-022, D-33). */
export const requireDateOfBirth: Guard = async () => {
  const token = invitationToken()
  if (!token) return { page: 'welcome.error' }
  if (!dateOfBirthOf(token)) return { page: 'welcome.verification' }
  try {
    return (await isExpired(token)) ? { page: 'welcome.expired' } : undefined
  } catch (error) {
    if (!isPortalError(error)) throw error
    return { page: 'welcome.error' }
  }
}
