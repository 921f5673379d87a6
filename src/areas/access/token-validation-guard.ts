import type { Guard } from '~/platform/pages/page-row.ts'
import { linkToken } from '~/platform/session/link-token.ts'

/** The entry of account links: asks what the link is for and goes there (REG-08..18, D-30, D-31). */
export const guard: Guard = async () => {
  const token = linkToken()
  if (!token) return { page: 'access.invalid-link' }
  const { lookAtLink } = await import('./look-at-link.ts')
  return { page: (await lookAtLink(token)) ?? 'access.error-validating-token' }
}
