import { createContext, use } from 'react'
import type { Predetermination, RecentClaimService } from '~generated/member/model/index.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** Answers of a claim, by step. */
export type PrefilledAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Day and cost of a visit that the member claims once more. */
export interface CorrectedVisit {
  /** Date8 */
  readonly dateOfService: string
  /** dollars; left out if the service does not send it */
  readonly amountPaid: string | undefined
}

/**
 * Functions that start a claim. Any page may call them, but they belong to the claims area. The app connects them, so
 * that areas do not import each other (architecture.md, Dependency rules).
 */
export interface StartClaim {
  /** fetches what the first step needs, when the pointer or the focus is on a button that starts a claim */
  readonly prepareClaim: () => void
  /**
   * checks the banking details, then opens the claim wizard (GUARD-18), optionally with a claim type and prefilled
   * answers; `isAnswered` means that the prefilled answers are complete, and the wizard opens at the first incomplete
   * step
   */
  readonly openClaim: (claimType?: string, answers?: PrefilledAnswers, isAnswered?: boolean) => Promise<void>
  /**
   * opens a repeat claim on its one page (D-212), or at the first step whose answer may differ from the last claim
   * (D-97); `visit` is filled in, if the claim corrects an earlier one about the same visit
   */
  readonly repeatClaim: (item: RecentClaimService, visit?: CorrectedVisit) => Promise<void>
  /** opens a claim for a treatment about which the member asked in advance, with the known answers filled in (D-282) */
  readonly claimPredetermination: (treatment: Predetermination) => Promise<void>
}
export const StartClaimContext = createContext<StartClaim | undefined>(undefined)

export function useStartClaim(): StartClaim {
  const actions = use(StartClaimContext)
  if (!actions) throw new Error('usePortalActions outside the member shell')
  return actions
}

/**
 * A function that continues a claim after direct deposit has been set up. The store is set when the member presses "Set
 * up", and cleared when the bank account is saved (GUARD-23).
 */
export const claimAfterDepositStore = createStore<(() => Promise<void>) | undefined>(undefined)

/**
 * The state of the dialog about missing direct deposit; undefined while the dialog is closed. It is not part of the
 * loading state, so that the end of loading does not close the dialog (D-54).
 */
export const directDepositRequiredStore = createStore<
  | {
      /** continues the claim; by default at its first step */ readonly resume?: () => Promise<void>
    }
  | undefined
>(undefined)
onSessionEnd(() => {
  directDepositRequiredStore.set(undefined)
  claimAfterDepositStore.set(undefined)
})
