import { acceptTermsAndConditions, getGetTermsAndConditionsQueryKey, getTermsAndConditions } from '~generated/member/client/account.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { madeStale } from '~/platform/query/made-stale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { query } from '~/platform/query/query.ts'
import { onExit } from '~/platform/session/exit.ts'
import { createStore } from '~/platform/store/store.ts'

export const termsQuery = (id: string) => query(getGetTermsAndConditionsQueryKey(id), (signal) => getTermsAndConditions(id, undefined, signal))

/** Whether the member has yet to accept the terms; unknown until the service has answered. */
export const termsStore = createStore<'unknown' | 'accepted' | 'open'>('unknown')
onExit(() => termsStore.set('unknown'))

/** Asks once a session. A failure holds nobody back and is shown to nobody (D-46). */
export async function readTerms(id: string): Promise<void> {
  if (termsStore.get() !== 'unknown') return
  try {
    const terms = await getTermsAndConditions(id)
    queryClient.setQueryData(termsQuery(id).queryKey, terms)
    termsStore.set(terms.termsAndConditionsAccept ? 'accepted' : 'open')
  } catch (error) {
    if (!isPortalError(error)) throw error
  }
}

/** Records that the member accepts; the terms are read anew (API-026). */
export const acceptTerms = (id: string) => ({
  mutationFn: () => acceptTermsAndConditions(id, { termsAndConditionsAccept: true }),
  onSuccess: () => termsStore.set('accepted'),
  meta: { invalidates: madeStale('acceptTermsAndConditions', id) },
})
