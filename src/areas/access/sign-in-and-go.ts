import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { ensurePolicy } from '~/platform/policy/policy.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { afterSigningIn } from '~/platform/session/reauthentication.ts'
import { apiToken, currentSession } from '~/platform/session/session-store.ts'
import { signIn } from '~/platform/session/sign-in.ts'
import { isExpired } from '~/platform/session/jwt.ts'
import { readTerms, termsStore } from '~/platform/policy/terms.ts'

/**
 * Signs in and fetches what the next page needs: policy, cardholder and terms, side by side (D-46).
 * Resolves to the page to go to; a failing extra does not keep a member out. Undefined where a token that is new is over by the clock
 * of this device: every page would send the member back here, without a word (SESSION-39). `ended` where the member service refused the token
 * twice: the sign-in page says so by its status.
 */
export async function signInAndPrepare(id: string, password: string): Promise<'dashboard.home' | 'account.terms-accept' | 'ended' | undefined> {
  await signIn(id, password)
  if (isExpired(apiToken() ?? '')) {
    endSessionWithoutRedirect()
    return undefined
  }
  await afterSigningIn(() => Promise.all([ensurePolicy(), queryClient.prefetchQuery(getCardholderDetailsQuery()), readTerms()]))
  if (!currentSession()) return 'ended'
  return termsStore.get() === 'open' ? 'account.terms-accept' : 'dashboard.home'
}
