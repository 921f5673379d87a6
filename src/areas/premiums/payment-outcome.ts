import type { PremiumPayment } from '~generated/member/model/index.ts'
import { type ServerText } from '~/platform/errors/portal-error.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** Why nothing was paid: the service's own words, or an address of the provider that the portal does not open (D-144). */
export type DeclinedPayment = ServerText | 'unsafe-provider'

/** How the last payment of this tab ended, for the page that says so. */
export const paymentStore = createStore<PremiumPayment | undefined>(undefined)
export const declinedStore = createStore<DeclinedPayment | undefined>(undefined)

onSessionEnd(() => {
  paymentStore.set(undefined)
  declinedStore.set(undefined)
})

/** Tells of a payment that failed in this tab; without one there is nothing to tell, and one may pay. */
export const requireDeclined: Guard = () => (declinedStore.get() ? undefined : { page: 'premiums.one-time-payment' })
