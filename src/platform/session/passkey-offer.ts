import { listPasskeysQuery } from '~generated/account/queries/passkeys.ts'
import { queryClient, nullOn404 } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'
import { createStore } from '~/platform/store.ts'
import { onSessionEnd } from './end-session.ts'
import { canUsePasskeys } from './use-if-passkeys.ts'

/** The passkeys of the signed-in member; null where the service has none after all (D-250). */
export const passkeysQuery = () => mapQuery(listPasskeysQuery(), nullOn404)

/** An offer that is being made: the address that the member wanted, if not home. In memory only (D-19). */
export const passkeyOfferStore = createStore<{ readonly next: string | undefined } | undefined>(undefined)
onSessionEnd(() => passkeyOfferStore.set(undefined))

/** Whether to offer a passkey to the member who has just signed in with a password (D-251). Failures mean no. */
export async function offerPasskey(): Promise<boolean> {
  try {
    if (!canUsePasskeys() || !(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false
    // `optional`: a 401 opens no password dialog, because nobody waits for this answer
    const asked = mapQuery(listPasskeysQuery({ request: { authorization: 'optional' } }), nullOn404)
    return (await queryClient.fetchQuery(asked))?.isOffered ?? false
  } catch {
    return false
  }
}
