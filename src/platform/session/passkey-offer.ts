import { listPasskeysQuery } from '~generated/account/queries/passkeys.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { queryClient, nullOn404 } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'
import { createStore } from '~/platform/store.ts'
import { onSessionEnd } from './end-session.ts'

/** The passkeys of the signed-in member; null if the service does not have this call (404) (D-250). */
export const passkeysQuery = () => mapQuery(listPasskeysQuery(), nullOn404)

/**
 * The offer that is being shown, with the URL that the member requested; without one, the dashboard opens next. In
 * memory only (D-19).
 */
export const passkeyOfferStore = createStore<{ readonly next: string | undefined } | undefined>(undefined)
onSessionEnd(() => passkeyOfferStore.set(undefined))

/** The page with the offer of a passkey opens only after a sign-in, not by its URL (D-251). */
export const guard: Guard = () => (passkeyOfferStore.get() ? undefined : { page: 'dashboard.home' })

/** Maximum time in milliseconds that a member who has signed in waits for the decision about the offer. */
const PATIENCE_MS = 1000

/**
 * Whether to offer a passkey to the member who has just signed in with a password (D-251); false after a failure or a
 * late response. `next` is the URL that the member requested, undefined for the dashboard.
 */
export async function offerPasskey(next: string | undefined): Promise<boolean> {
  const isOffered = await Promise.race([
    isOfferedByService().catch(() => false),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS)),
  ])
  if (isOffered) passkeyOfferStore.set({ next })
  return isOffered
}

async function isOfferedByService(): Promise<boolean> {
  if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false
  // `optional`: a 401 opens no password dialog, because the sign-in does not depend on this response
  const asked = mapQuery(listPasskeysQuery({ request: { authorization: 'optional' } }), nullOn404)
  return (await queryClient.fetchQuery(asked))?.isOffered ?? false
}
