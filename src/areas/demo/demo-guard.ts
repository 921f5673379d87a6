import { env } from '~/platform/config/environment.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'

/** Demo pages open in a development build whose environment says that it is one; never by anything in the address (GUARD-40, D-170). */
export const guard: Guard = () => (import.meta.env.DEV && env().localDevelopment ? undefined : { page: 'access.not-found' })
