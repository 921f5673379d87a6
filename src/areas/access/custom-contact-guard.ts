import type { Guard } from '~/platform/pages/page-row.ts'
import { keptToken, linkToken } from '~/platform/session/link-token.ts'
import { storage } from '~/platform/session/storage.ts'

/** Needs the token of the link (ROUTE-017, D-74); kept for the tab, so that reading it again still works. */
export const guard: Guard = () => {
  const token = linkToken()
  if (token) storage.write('mslToken', token)
  return keptToken() ? undefined : { page: 'access.invalid-link' }
}
