import type { Guard } from '~/platform/pages/page-row.ts'
import { linkToken } from '~/platform/session/link-token.ts'

/** For pages that do something with the link of an e-mail: without one there is nothing to do (D-31). */
export const guard: Guard = () => (linkToken() ? undefined : { page: 'access.invalid-link' })
