import { getTermsAndConditionsQuery } from '~generated/member/queries/account.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { fetchFresh } from '~/platform/query/query-client.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** Whether the member has yet to accept the terms; unknown until the service has answered. */
export const termsStore = createStore<'unknown' | 'accepted' | 'open'>('unknown')
onSessionEnd(() => termsStore.set('unknown'))

/** Asks once a session. A failure holds nobody back and is shown to nobody (D-46). */
export async function readTerms(): Promise<void> {
  if (termsStore.get() !== 'unknown') return
  try {
    const terms = await fetchFresh(getTermsAndConditionsQuery())
    termsStore.set(terms.termsAndConditionsAccept ? 'accepted' : 'open')
  } catch (error) {
    if (!isPortalError(error)) throw error
  }
}
