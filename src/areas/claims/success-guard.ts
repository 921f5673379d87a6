import type { Guard } from '~/platform/pages/page-row.ts'
import { receiptStore } from './submission/receipt-store.ts'

/** A receipt is shown only for a claim that was sent in this session. */
export const guard: Guard = () => (receiptStore.get() ? undefined : { page: 'dashboard.home' })
