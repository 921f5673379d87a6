import type { Guard } from '~/platform/pages/page-registry.ts'
import { readTerms, termsStore } from '~/platform/policy/terms.ts'

/** Redirects members who have already accepted the terms (D-69); the page opens only after the response. */
export const guard: Guard = async () => {
  await readTerms()
  return termsStore.get() === 'accepted' ? { page: 'dashboard.home' } : undefined
}
