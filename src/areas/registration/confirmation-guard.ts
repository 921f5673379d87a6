import type { Guard } from '~/platform/pages/page-row.ts'
import { linkNames, linkToken } from '~/platform/session/link-token.ts'

/** Only for somebody who opened the link of a registration e-mail. */
export const guard: Guard = () => ((linkToken() ?? linkNames().newUsername) ? undefined : { page: 'access.invalid-link' })
