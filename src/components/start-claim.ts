import { createContext, use } from 'react'
import type { RecentClaimService } from '~generated/member/model/index.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** What stands in the pages of a claim before anybody answers them, by step. */
export type PrefilledAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Things any page may start and one area owns: the app joins them, so that areas need not know each other (architecture.md, Dependency rules). */
export interface StartClaim {
  /**
   * checks the banking details, then opens the claim wizard (GUARD-18), at a type of claim where one is meant, with what is known of it; past the choice
   * of the type where it was chosen by what was pressed
   */
  readonly openClaim: (claimType?: string, typed?: PrefilledAnswers, isChosen?: boolean) => Promise<void>
  /** the same for a service that was claimed before: its claim goes on where it is not the same again (D-97) */
  readonly repeatClaim: (item: RecentClaimService) => Promise<void>
}
export const StartClaimContext = createContext<StartClaim | undefined>(undefined)

export function useStartClaim(): StartClaim {
  const actions = use(StartClaimContext)
  if (!actions) throw new Error('usePortalActions outside the member shell')
  return actions
}

/** A claim that waits for direct deposit, and how one goes on with it: kept from "Set up" until the account is saved (GUARD-23). */
export const claimAfterDepositStore = createStore<(() => Promise<void>) | undefined>(undefined)

/** The claim that the direct-deposit-missing modal stands before, while it is open: a slot of its own, loading does not close it (D-54). */
export const directDepositRequiredStore = createStore<
  { /** where nothing else was meant, a claim begins at its first step */ readonly resume?: () => Promise<void> } | undefined
>(undefined)
onSessionEnd(() => {
  directDepositRequiredStore.set(undefined)
  claimAfterDepositStore.set(undefined)
})
