import type { Guard } from '~/platform/pages/page-registry.ts'
import { readTerms, termsStore } from '~/platform/policy/terms.ts'

/** Redirects members who have accepted the terms (D-69); this page waits for the response. */
export const guard: Guard = async () => {
  await readTerms()
  return termsStore.get() === 'accepted' ? { page: 'dashboard.home' } : undefined
}
