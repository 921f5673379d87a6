import type { Guard } from '~/platform/pages/page-registry.ts'
import { rememberBrand } from '~/platform/config/brand.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { isExpired } from '~/platform/session/jwt.ts'

/** A signed-in user is redirected to the dashboard; a `status` ends the session first and shows its message (D-47). */
export const guard: Guard = ({ url }) => {
  const session = currentSession()
  if (url.searchParams.has('status')) {
    if (session) endSessionWithoutRedirect()
  } else if (session && !isExpired(session.apiToken)) {
    return { page: 'dashboard.home' }
  }
  rememberBrand(url.searchParams.get('brand'))
  return undefined
}
