import { isPortalError } from '~/platform/errors/portal-error.ts'
import type { Guard } from '~/platform/pages/page-row.ts'
import { isExpired } from './invitation-calls.ts'
import { dateOfBirthOf, invitationToken } from './invitation.ts'

/** For somebody who has just said who they are, with an invitation that is still good at this moment (R-022, D-33). */
export const guard: Guard = async () => {
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
