import type { Guard } from '~/platform/pages/page-row.ts'
import { linkNames, linkToken } from '~/platform/session/link-token.ts'

/** The page shows both addresses; a link that nobody has looked at yet is looked at first (R-012, D-40). */
export const guard: Guard = () => {
  if (!linkToken()) return { page: 'access.invalid-link' }
  const { oldUsername, newUsername } = linkNames()
  return oldUsername && newUsername ? undefined : { page: 'access.token-validation' }
}
