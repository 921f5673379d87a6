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
 * Signs in, fetches policy, cardholder details and terms in parallel (D-46), and resolves to the next page; a failed
 * prefetch does not block it. Undefined if the new token has already expired by this device's clock: every page would
 * redirect back here without a message (SESSION-39). `ended` if the member service refused the token twice: the sign-in
 * page then shows its status.
 */
export async function signInAndPrepare(
  id: string,
  password: string,
): Promise<'dashboard.home' | 'account.terms-accept' | 'ended' | undefined> {
  await signIn(id, password)
  if (isExpired(apiToken() ?? '')) {
    endSessionWithoutRedirect()
    return undefined
  }
  await afterSigningIn(() =>
    Promise.all([ensurePolicy(), queryClient.prefetchQuery(getCardholderDetailsQuery()), readTerms()]),
  )
  if (!currentSession()) return 'ended'
  return termsStore.get() === 'open' ? 'account.terms-accept' : 'dashboard.home'
}
