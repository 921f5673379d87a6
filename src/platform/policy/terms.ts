import { getTermsAndConditionsQuery } from '~generated/member/queries/account.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { fetchFresh } from '~/platform/query/query-client.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** Whether the member has accepted the terms. The value is unknown until the service responds. */
export const termsStore = createStore<'unknown' | 'accepted' | 'open'>('unknown')
onSessionEnd(() => termsStore.set('unknown'))

/** Fetches the terms once per session. If that fails, members can continue and see no error (D-46). */
export async function readTerms(): Promise<void> {
  if (termsStore.get() !== 'unknown') return
  try {
    const terms = await fetchFresh(getTermsAndConditionsQuery())
    termsStore.set(terms.termsAndConditionsAccept ? 'accepted' : 'open')
  } catch (error) {
    if (!isPortalError(error)) throw error
  }
}
