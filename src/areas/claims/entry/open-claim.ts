import type { ClaimType } from '~generated/member/model/index.ts'
import { getBankingDetailsQuery } from '~generated/member/queries/account.ts'
import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { MAIN_CONTENT, useOpenPage } from '~/platform/pages/navigation.tsx'
import { ensurePolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { whileLoading } from '~/platform/loading.ts'
import { type PortalActions, type TypedAnswers, waitingClaimStore } from '~/platform/shell-stores.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { hasDraft, hasUnfinished, keepDraft } from '~/wizard/draft-store.ts'
import { depositMissingStore } from '~/platform/shell-stores.ts'

// The whole wizard is known there, and most pages that offer a claim again never begin one.
const importAgain = () => import('./claim-again.ts')

/** The ways into a claim, from wherever they are offered. */
export function useClaimActions(): PortalActions {
  const openPage = useOpenPage()
  return {
    openSubmitClaim: (claimType, typed, isChosen = false) =>
      enter(async () => {
        const isSettled = claimType !== undefined && (await beginWith(claimType, typed, isChosen))
        // The last page of a claim leads to the first that is not answered.
        await openPage(isSettled ? 'claims.confirmation' : 'claims.claim-type')
      }),
    claimAgain: (item) =>
      enter(async () => {
        // Before the first step is passed there is a choice or a photo, and both are this claim's.
        const types = hasUnfinished(memberId()) ? undefined : await offeredTypes(item.claimType)
        const next = types && (await whileLoading(async () => (await loadChunk(importAgain)).beginAgain(item, types, await ensurePolicy())))
        await (next ? openPage(next, { hash: MAIN_CONTENT, state: { returnTo: 'claim-details' } }) : openPage('claims.claim-type'))
      }),
  }
}

/**
 * Asks for the banking details each time; none on file opens the modal instead of the wizard (GUARD-18..20, D-58). A failure is the
 * getDirectDeposit error, and nobody moves (D-59).
 */
async function enter(goOn: () => Promise<void>): Promise<void> {
  try {
    const banking = await whileLoading(() => queryClient.fetchQuery({ ...getBankingDetailsQuery(), staleTime: 0 }))
    if (banking === null) depositMissingStore.set({ goOn: () => enter(goOn) })
    else {
      waitingClaimStore.set(undefined)
      await goOn()
    }
  } catch {
    // Shown by the query cache under its catalogue name.
  }
}

/** What can be claimed, when this type is among it. */
async function offeredTypes(claimType: string): Promise<readonly ClaimType[] | undefined> {
  const types = await whileLoading(() => queryClient.ensureQueryData(listClaimTypesQuery()))
  return types?.some((type) => type.claimType === claimType && !type.isDisabledForProv) ? types : undefined
}

/** Chooses the type where it is offered and no claim is begun: what somebody entered is never replaced. Whether it need not be asked. */
async function beginWith(claimType: string, typed: TypedAnswers | undefined, isChosen: boolean): Promise<boolean> {
  if (hasDraft() || !(await offeredTypes(claimType))) return false
  const type = { 'claim-type': { claimType } }
  keepDraft(memberId(), isChosen ? { answers: type, typed: { ...typed }, saved: ['claim-type'] } : { ...emptyDraft, typed: { ...type, ...typed } })
  return isChosen
}
