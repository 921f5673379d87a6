import type { Guard } from '~/platform/pages/page-registry.ts'
import { readTerms, termsStore } from '~/platform/policy/terms.ts'

/**
 * Redirects members who have already accepted the terms to the dashboard (D-69). The page opens only after the service
 * has returned the state of the terms.
 */
export const guard: Guard = async () => {
  await readTerms()
  return termsStore.get() === 'accepted' ? { page: 'dashboard.home' } : undefined
}
