import type { Guard } from '~/platform/pages/page-registry.ts'
import { linkDetails, linkToken } from '~/platform/session/email-link.ts'

/** Requires that the page was opened with the link of a registration e-mail. */
export const guard: Guard = () =>
  (linkToken() ?? linkDetails().newUsername) ? undefined : { page: 'access.invalid-link' }
