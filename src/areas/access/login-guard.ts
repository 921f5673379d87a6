import type { Guard } from '~/platform/pages/page-row.ts'
import { rememberBrand } from '~/platform/config/environment.ts'
import { endSessionQuietly } from '~/platform/session/exit.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { isExpired } from '~/platform/session/token.ts'

/** Somebody who is signed in goes on to the dashboard; a `status` ends the session first and shows its message (D-47). */
export const guard: Guard = ({ url }) => {
  const session = currentSession()
  if (url.searchParams.has('status')) {
    if (session) endSessionQuietly()
  } else if (session && !isExpired(session.apiToken)) {
    return { page: 'dashboard.home' }
  }
  rememberBrand(url.searchParams.get('brand'))
  return undefined
}
