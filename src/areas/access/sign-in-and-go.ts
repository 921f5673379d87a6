import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { prepareCheck } from '~/platform/http/check-response.ts'
import { prefetchPage } from '~/platform/pages/navigation.tsx'
import { hrefOf } from '~/platform/pages/page-registry.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { ensurePolicy } from '~/platform/policy/policy.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { canUsePasskeys } from '~/platform/session/use-if-passkeys.ts'
import { getReturnTo } from '~/platform/session/return-to.ts'
import { afterSigningIn } from '~/platform/session/reauthentication.ts'
import { apiToken, currentSession } from '~/platform/session/session-store.ts'
import { signIn } from '~/platform/session/sign-in.ts'
import { isExpired } from '~/platform/session/jwt.ts'
import { readTerms, termsStore } from '~/platform/policy/terms.ts'

/** The page after a sign-in; see `prepareNextPage`. */
export type NextPage = 'dashboard.home' | 'account.terms-accept' | 'account.passkey-offer' | 'ended' | undefined

/** Loads, while the visitor types, the schemas with which the first responses are checked. */
export function prepareSignIn(): void {
  prepareCheck('account')
  prepareCheck('member')
}

/** Signs in with a password and prepares the next page, which may be the offer of a passkey (D-251). */
export async function signInAndPrepare(id: string, password: string): Promise<NextPage> {
  await signIn(id, password)
  return prepareNextPage(canUsePasskeys() ? offerPasskey() : undefined)
}

// The code of the offer is loaded only if passkeys can be offered; otherwise every page would include it.
const loadOffer = () => import('~/platform/session/passkey-offer.ts')
const offerPasskey = (): Promise<boolean> =>
  loadChunk(loadOffer).then(
    (offer) => offer.offerPasskey(getReturnTo()),
    () => false,
  )

/**
 * Fetches policy, cardholder details and terms in parallel after a sign-in (D-46), and resolves to the next page. A
 * failed prefetch does not block the next page. Returns undefined if the new token has already expired by this device's
 * clock, because every page would redirect back to sign-in without a message (SESSION-39). Returns `ended` if the
 * member service refused the token twice. The sign-in page then shows the status of the ended session.
 */
export async function prepareNextPage(offer?: Promise<boolean>): Promise<NextPage> {
  if (isExpired(apiToken() ?? '')) {
    endSessionWithoutRedirect()
    return undefined
  }
  await afterSigningIn(() =>
    Promise.all([ensurePolicy(), queryClient.prefetchQuery(getCardholderDetailsQuery()), readTerms()]),
  )
  // The dashboard's requests do not wait for the router, which still has to start.
  if (termsStore.get() !== 'open' && !getReturnTo()) void prefetchPage(hrefOf('dashboard.home'))
  const isOffered = await offer
  if (!currentSession()) return 'ended'
  if (termsStore.get() === 'open') return 'account.terms-accept'
  return isOffered ? 'account.passkey-offer' : 'dashboard.home'
}
