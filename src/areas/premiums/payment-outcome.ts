import type { PremiumPayment } from '~generated/member/model/index.ts'
import { type ServerText } from '~/platform/errors/portal-error.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/**
 * The reason why nothing was paid: the service's text, or a URL of the provider that the portal refuses to open
 * (D-144).
 */
export type DeclinedPayment = ServerText | 'unsafe-provider'

/** The result of the last payment in this tab, for the result pages. */
export const paymentStore = createStore<PremiumPayment | undefined>(undefined)
export const declinedStore = createStore<DeclinedPayment | undefined>(undefined)

onSessionEnd(() => {
  paymentStore.set(undefined)
  declinedStore.set(undefined)
})

/**
 * Requires a payment that failed in this tab. If there is none, the guard redirects from the error page to the payment
 * form.
 */
export const requireDeclined: Guard = () => (declinedStore.get() ? undefined : { page: 'premiums.one-time-payment' })
