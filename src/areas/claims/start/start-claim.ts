import type { ClaimType } from '~generated/member/model/index.ts'
import { getBankingDetailsQuery } from '~generated/member/queries/account.ts'
import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { MAIN_CONTENT, useOpenPage } from '~/platform/pages/navigation.tsx'
import { ensurePolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { withLoading } from '~/platform/stores/loading.ts'
import {
  type StartClaim,
  type PrefilledAnswers,
  claimAfterDepositStore,
  directDepositRequiredStore,
} from '~/components/start-claim.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { hasUnsavedDraft, hasResumableDraft, setDraft } from '~/wizard/draft-store.ts'

// Lazy-loaded, because it imports the whole wizard, and most pages with "Claim again" never start a claim.
const importRepeatClaim = () => import('./repeat-claim.ts')

/** Returns the functions with which pages start a claim. */
export function useClaimActions(): StartClaim {
  const openPage = useOpenPage()
  return {
    openClaim: (claimType, typed, isChosen = false) =>
      requireBanking(async () => {
        const isSettled = claimType !== undefined && (await startWithType(claimType, typed, isChosen))
        // The last page of a claim redirects to the first incomplete step.
        await openPage(isSettled ? 'claims.confirmation' : 'claims.claim-type')
      }),
    repeatClaim: (item) =>
      requireBanking(async () => {
        // A draft without completed steps contains only a selection or a photo, and both belong to the claim that
        // starts now.
        const types = hasResumableDraft(memberId()) ? undefined : await offeredTypes(item.claimType)
        const next =
          types &&
          (await withLoading(async () =>
            (await loadChunk(importRepeatClaim)).startRepeatClaim(item, types, await ensurePolicy()),
          ))
        await (next
          ? openPage(next, { hash: MAIN_CONTENT, state: { returnTo: 'claim-details' } })
          : openPage('claims.claim-type'))
      }),
  }
}

/**
 * Requests the banking details each time. If there are none, the dialog about direct deposit opens instead of the
 * wizard (GUARD-18..20). If the request fails, the error named getDirectDeposit is shown, and the page stays open
 * (D-59).
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
    // The query cache shows the error under its error name.
  }
}

/** The claim types that are offered, if the given type is one of them. */
async function offeredTypes(claimType: string): Promise<readonly ClaimType[] | undefined> {
  const types = await withLoading(() => queryClient.ensureQueryData(listClaimTypesQuery()))
  return types?.some((type) => type.claimType === claimType && !type.isDisabledForProv) ? types : undefined
}

/**
 * Selects the type if it is offered and there is no draft, because entered answers are never replaced. True if the step
 * of the claim type can be skipped.
 */
async function startWithType(
  claimType: string,
  typed: PrefilledAnswers | undefined,
  isChosen: boolean,
): Promise<boolean> {
  if (hasUnsavedDraft() || !(await offeredTypes(claimType))) return false
  const type = { 'claim-type': { claimType } }
  setDraft(
    memberId(),
    isChosen
      ? { answers: type, unsaved: { ...typed }, completedSteps: ['claim-type'] }
      : { ...emptyDraft, unsaved: { ...type, ...typed } },
  )
  return isChosen
}
