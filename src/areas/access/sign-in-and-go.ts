import { ensurePolicy } from '~/platform/policy/policy.ts'
import { signIn } from '~/platform/session/sign-in.ts'
import { readTerms, termsStore } from '~/platform/policy/terms.ts'
import { fetchWhoSignedIn } from './api.ts'

/**
 * Signs in and fetches what the next page needs: policy, cardholder and terms, side by side (D-46).
 * Resolves to the page to go to; a failing extra does not keep a member out.
 */
export async function signInAndPrepare(id: string, password: string): Promise<'dashboard.home' | 'account.terms-accept'> {
  await signIn(id, password)
  await Promise.all([ensurePolicy(id), fetchWhoSignedIn(id), readTerms(id)])
  return termsStore.get() === 'open' ? 'account.terms-accept' : 'dashboard.home'
}
