import type { Guard } from '~/platform/pages/page-row.ts'
import { linkToken } from '~/platform/session/link-token.ts'
import { openInvitation } from './invitation-calls.ts'
import { keepInvitation } from './invitation.ts'
import { whereTo } from './where-to.ts'

/** The link of an invitation was opened: keeps it for the tab, and goes where it leads (REG-23, R-030). */
export const guard: Guard = async ({ url }) => {
  const token = linkToken()
  if (!token) return { page: 'access.invalid-link' }
  keepInvitation(token, url.searchParams.get('nopassword') === 'true')
  return whereTo(() => openInvitation(token))
}
