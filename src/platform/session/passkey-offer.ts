import { listPasskeysQuery } from '~generated/account/queries/passkeys.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { queryClient, nullOn404 } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'
import { createStore } from '~/platform/store.ts'
import { onSessionEnd } from './end-session.ts'

/** The passkeys of the signed-in member; null where the service has none after all (D-250). */
export const passkeysQuery = () => mapQuery(listPasskeysQuery(), nullOn404)

/** An offer that is being made: the address that the member wanted, if not home. In memory only (D-19). */
export const passkeyOfferStore = createStore<{ readonly next: string | undefined } | undefined>(undefined)
onSessionEnd(() => passkeyOfferStore.set(undefined))

/** The offer of a passkey opens only after a sign-in, not by its address (D-251). */
export const guard: Guard = () => (passkeyOfferStore.get() ? undefined : { page: 'dashboard.home' })

/** How long the offer of a passkey may keep a member waiting who has signed in. */
const PATIENCE_MS = 1000

/**
 * Whether to offer a passkey to the member who has just signed in with a password (D-251); a failure or a late answer
 * means no. `next` is the address that the member wanted, if not home.
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
  // `optional`: a 401 opens no password dialog, because nobody waits for this answer
  const asked = mapQuery(listPasskeysQuery({ request: { authorization: 'optional' } }), nullOn404)
  return (await queryClient.fetchQuery(asked))?.isOffered ?? false
}
