import type { SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { createStore } from '~/platform/store.ts'

/**
 * The amount that the plan should pay for the whole claim, or that the member requests from a spending account. `id` is
 * the message of the catalogue `claim-receipt` that says into which account it goes.
 */
export interface ExpectedPayment {
  readonly id: 'claims.receipt.expected' | 'claims.receipt.expected.first' | 'claims.receipt.expected.account'
  readonly amount: string
  /** the last digits of the account number */
  readonly digits: string
  /** true if the health spending account pays what the plan leaves */
  readonly isRestFromHsa?: boolean
}

/** Data of the confirmation of a claim that was sent in this session (CLAIM-81). */
export interface ClaimConfirmation {
  readonly result: SubmitMultiClaimsResult
  /** the language of the service's texts in the result */
  readonly locale: Locale
  /**
   * the payer, which determines what the page may say about the payment; `undecided` for a claim about an event such as
   * a disability, which has no amount
   */
  readonly pays: 'plan' | 'account' | 'undecided'
  /** the expenses; empty if the service has recorded an earlier version of the claim, whose answers are not known */
  readonly lines: readonly {
    readonly key: string
    readonly service: string
    readonly person: string
    readonly dateOfService: string
    readonly amountPaid: string | undefined
  }[]
  /** what the other insurer paid for these expenses, in dollars; undefined if the claim was not sent there first */
  readonly paidByOther?: string | undefined
  readonly documents: readonly string[]
  /** the estimated payment, if known */
  readonly expected?: ExpectedPayment | undefined
  /** true if the plan requires a receipt and the claim was sent without a file (D-290) */
  readonly lacksReceipt?: boolean
  /** the day by which most claims sent today are processed (yyyymmdd), if a usual time is known */
  readonly processedBy?: string | undefined
}

export const confirmationStore = createStore<ClaimConfirmation | undefined>(undefined)
onSessionEnd(() => confirmationStore.set(undefined))

/**
 * The expected payment that the last step shows, stored for the confirmation. Undefined if the amount or the account is
 * unknown.
 */
export const expectedPaymentStore = createStore<ExpectedPayment | undefined>(undefined)
onSessionEnd(() => expectedPaymentStore.set(undefined))

/** The confirmation is shown only for a claim that was sent in this session. */
export const requireConfirmation: Guard = () => (confirmationStore.get() ? undefined : { page: 'dashboard.home' })
