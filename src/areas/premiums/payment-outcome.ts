import type { PremiumPayment } from '~generated/member/model/index.ts'
import { type ServerText } from '~/platform/errors/portal-error.ts'
import { onExit } from '~/platform/session/exit.ts'
import { createStore } from '~/platform/store.ts'

/** Why nothing was paid: the service's own words, or an address of the provider that the portal does not open (D-144). */
export type Refusal = ServerText | 'unsafe-provider'

/** How the last payment of this tab ended, for the page that says so. */
export const paidStore = createStore<PremiumPayment | undefined>(undefined)
export const refusedStore = createStore<Refusal | undefined>(undefined)

onExit(() => {
  paidStore.set(undefined)
  refusedStore.set(undefined)
})
