import type { Guard } from '~/platform/pages/page-registry.ts'
import { rememberBrand } from '~/platform/config/brand.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { isExpired } from '~/platform/session/jwt.ts'

/**
 * Redirects a signed-in user to the dashboard. A `status` in the URL ends the session instead, and the page shows the
 * message of the status (D-47).
 */
export const guard: Guard = ({ url: { searchParams } }) => {
  const session = currentSession()
  if (searchParams.has('status')) {
    if (session) endSessionWithoutRedirect()
  } else if (session && !isExpired(session.apiToken)) {
    return { page: 'dashboard.home' }
  }
  rememberBrand(searchParams.get('brand'))
  return undefined
}
