import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** The payment that the plan should make for the whole claim, as a message of the catalogue `claim-receipt`. */
export interface ExpectedPayment {
  readonly id: 'claims.receipt.expected' | 'claims.receipt.expected.first'
  readonly amount: string
  /** the end of the number of the account */
  readonly digits: string
}

/**
 * The payment that the last step announces, for the confirmation; undefined where the amount or the account is not
 * known.
 */
export const expectedPaymentStore = createStore<ExpectedPayment | undefined>(undefined)
onSessionEnd(() => expectedPaymentStore.set(undefined))
