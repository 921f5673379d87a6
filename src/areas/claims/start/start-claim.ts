import type { ClaimType } from '~generated/member/model/index.ts'
import { getBankingDetailsQuery } from '~generated/member/queries/account.ts'
import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { MAIN_CONTENT, useOpenPage } from '~/platform/pages/navigation.tsx'
import { ensurePolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { withLoading } from '~/platform/stores/loading.ts'
import { type StartClaim, type PrefilledAnswers, claimAfterDepositStore, directDepositRequiredStore } from '~/components/start-claim.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { hasUnsavedDraft, hasResumableDraft, setDraft } from '~/wizard/draft-store.ts'

// The whole wizard is known there, and most pages that offer a claim again never begin one.
const importRepeatClaim = () => import('./repeat-claim.ts')

/** The ways into a claim, from wherever they are offered. */
export function useClaimActions(): StartClaim {
  const openPage = useOpenPage()
  return {
    openClaim: (claimType, typed, isChosen = false) =>
      requireBanking(async () => {
        const isSettled = claimType !== undefined && (await startWithType(claimType, typed, isChosen))
        // The last page of a claim leads to the first that is not answered.
        await openPage(isSettled ? 'claims.confirmation' : 'claims.claim-type')
      }),
    repeatClaim: (item) =>
      requireBanking(async () => {
        // Before the first step is passed there is a choice or a photo, and both are this claim's.
        const types = hasResumableDraft(memberId()) ? undefined : await offeredTypes(item.claimType)
        const next = types && (await withLoading(async () => (await loadChunk(importRepeatClaim)).startRepeatClaim(item, types, await ensurePolicy())))
        await (next ? openPage(next, { hash: MAIN_CONTENT, state: { returnTo: 'claim-details' } }) : openPage('claims.claim-type'))
      }),
  }
}

/**
 * Asks for the banking details each time; none on file opens the modal instead of the wizard (GUARD-18..20, D-58). A failure is the
 * getDirectDeposit error, and nobody moves (D-59).
 */
async function requireBanking(proceed: () => Promise<void>): Promise<void> {
  try {
    const banking = await withLoading(() => queryClient.fetchQuery({ ...getBankingDetailsQuery(), staleTime: 0 }))
    if (banking === null) directDepositRequiredStore.set({ resume: () => requireBanking(proceed) })
    else {
      claimAfterDepositStore.set(undefined)
      await proceed()
    }
  } catch {
    // Shown by the query cache under its catalogue name.
  }
}

/** What can be claimed, when this type is among it. */
async function offeredTypes(claimType: string): Promise<readonly ClaimType[] | undefined> {
  const types = await withLoading(() => queryClient.ensureQueryData(listClaimTypesQuery()))
  return types?.some((type) => type.claimType === claimType && !type.isDisabledForProv) ? types : undefined
}

/** Chooses the type where it is offered and no claim is begun: what somebody entered is never replaced. Whether it need not be asked. */
async function startWithType(claimType: string, typed: PrefilledAnswers | undefined, isChosen: boolean): Promise<boolean> {
  if (hasUnsavedDraft() || !(await offeredTypes(claimType))) return false
  const type = { 'claim-type': { claimType } }
  setDraft(memberId(), isChosen ? { answers: type, unsaved: { ...typed }, completedSteps: ['claim-type'] } : { ...emptyDraft, unsaved: { ...type, ...typed } })
  return isChosen
}
