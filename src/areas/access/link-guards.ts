import type { Guard } from '~/platform/pages/page-registry.ts'
import { storedInvitationToken, linkDetails, linkToken } from '~/platform/session/email-link.ts'
import { storage } from '~/platform/session/storage.ts'

/** Requires the token of an e-mail link. Pages that act on a link redirect visitors who have no token (D-31). */
export const requireLink: Guard = () => (linkToken() ? undefined : { page: 'access.invalid-link' })

/**
 * Guard of the page that every account link opens: it looks up the purpose of the link and redirects to the page for
 * that purpose (REG-08..18, D-30).
 */
export const redirectByLinkType: Guard = async () => {
  const token = linkToken()
  if (!token) return { page: 'access.invalid-link' }
  const { resolveLink } = await import('./resolve-link.ts')
  return { page: (await resolveLink(token)) ?? 'access.error-validating-token' }
}

/**
 * Requires the new e-mail address, because the page shows it. If the service has not been asked about the link yet,
 * redirects to the page that asks (R-012, D-40). If the response has no address, redirects to the error page.
 */
export const requireEmailChange: Guard = () => {
  if (!linkToken()) return { page: 'access.invalid-link' }
  const { action, newUsername } = linkDetails()
  if (action === undefined) return { page: 'access.token-validation' }
  return newUsername ? undefined : { page: 'access.error-validating-token' }
}

/**
 * Requires the token of a contact link, which opens the contact page without signing in (ROUTE-017, D-74). Stores the
 * token for the tab, so that a reload works.
 */
export const storeLink: Guard = () => {
  const token = linkToken()
  if (token) storage.write('mslToken', token)
  return storedInvitationToken() ? undefined : { page: 'access.invalid-link' }
}
