import type { Guard } from '~/platform/pages/page-row.ts'
import { readInvitation } from './invitation-calls.ts'
import { invitationToken } from './invitation.ts'
import { whereTo } from './where-to.ts'

/** For an invitation that can still be answered; in the language of the address, which the reader may have changed. */
export const guard: Guard = async () => {
  const token = invitationToken()
  if (!token) return { page: 'welcome.error' }
  const { page } = await whereTo(() => readInvitation(token))
  return page === 'welcome.verification' ? undefined : { page }
}
