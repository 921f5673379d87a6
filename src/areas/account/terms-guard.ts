import type { Guard } from '~/platform/pages/page-registry.ts'
import { readTerms, termsStore } from '~/platform/policy/terms.ts'

/** Who has accepted need not be asked again (D-69); this one page waits for the answer. */
export const guard: Guard = async () => {
  await readTerms()
  return termsStore.get() === 'accepted' ? { page: 'dashboard.home' } : undefined
}
