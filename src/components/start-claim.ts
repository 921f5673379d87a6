import { createContext, use } from 'react'
import type { RecentClaimService } from '~generated/member/model/index.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** Prefilled answers of a claim, by step. */
export type PrefilledAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Actions that any page may start and one area owns: the app connects them, so that areas do not import each other
 * (architecture.md, Dependency rules).
 */
export interface StartClaim {
  /**
   * checks the banking details, then opens the claim wizard (GUARD-18), optionally with a type and prefilled answers;
   * with `isChosen` it skips the step of the type
   */
  readonly openClaim: (claimType?: string, typed?: PrefilledAnswers, isChosen?: boolean) => Promise<void>
  /** opens a repeat claim on its one page (D-212), or at the first step whose answer may differ (D-97) */
  readonly repeatClaim: (item: RecentClaimService) => Promise<void>
}
export const StartClaimContext = createContext<StartClaim | undefined>(undefined)

export function useStartClaim(): StartClaim {
  const actions = use(StartClaimContext)
  if (!actions) throw new Error('usePortalActions outside the member shell')
  return actions
}

/** Resumes a claim that lacks direct deposit: set from "Set up" until the account is saved (GUARD-23). */
export const claimAfterDepositStore = createStore<(() => Promise<void>) | undefined>(undefined)

/**
 * Set while the direct-deposit-missing modal is open. A store of its own, so that loading does not close the modal
 * (D-54).
 */
export const directDepositRequiredStore = createStore<
  | { /** continues the claim; by default a claim begins at its first step */ readonly resume?: () => Promise<void> }
  | undefined
>(undefined)
onSessionEnd(() => {
  directDepositRequiredStore.set(undefined)
  claimAfterDepositStore.set(undefined)
})
