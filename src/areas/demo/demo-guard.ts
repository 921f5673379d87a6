import { env } from '~/platform/config/environment.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'

/**
 * Demo pages require a development build and a local-development environment; no URL can enable them (GUARD-40, D-170).
 */
export const guard: Guard = () =>
  import.meta.env.DEV && env().localDevelopment ? undefined : { page: 'access.not-found' }
