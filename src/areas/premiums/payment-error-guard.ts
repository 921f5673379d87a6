import type { Guard } from '~/platform/pages/page-row.ts'
import { refusedStore } from './payment-outcome.ts'

/** Tells of a payment that failed in this tab; without one there is nothing to tell, and one may pay. */
export const guard: Guard = () => (refusedStore.get() ? undefined : { page: 'premiums.one-time-payment' })
