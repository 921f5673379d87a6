import type { Guard } from '~/platform/pages/page-registry.ts'
import { storedInvitationToken, linkDetails, linkToken } from '~/platform/session/email-link.ts'
import { storage } from '~/platform/session/storage.ts'

/** For pages that do something with the link of an e-mail: without one there is nothing to do (D-31). */
export const requireLink: Guard = () => (linkToken() ? undefined : { page: 'access.invalid-link' })

/** The entry of account links: asks what the link is for and goes there (REG-08..18, D-30, D-31). */
export const redirectByLinkType: Guard = async () => {
  const token = linkToken()
  if (!token) return { page: 'access.invalid-link' }
  const { resolveLink } = await import('./resolve-link.ts')
  return { page: (await resolveLink(token)) ?? 'access.error-validating-token' }
}

/** The page shows the new address; a link that nobody has looked at yet is looked at first (R-012, D-40). Where the service told none, nobody can go on. */
export const requireEmailChange: Guard = () => {
  if (!linkToken()) return { page: 'access.invalid-link' }
  const { action, newUsername } = linkDetails()
  if (action === undefined) return { page: 'access.token-validation' }
  return newUsername ? undefined : { page: 'access.error-validating-token' }
}

/** Needs the token of the link (ROUTE-017, D-74); kept for the tab, so that reading it again still works. */
export const storeLink: Guard = () => {
  const token = linkToken()
  if (token) storage.write('mslToken', token)
  return storedInvitationToken() ? undefined : { page: 'access.invalid-link' }
}
