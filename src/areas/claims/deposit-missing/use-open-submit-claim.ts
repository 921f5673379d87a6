import { getBankingDetailsQuery } from '~generated/member/queries/account.ts'
import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { type PortalActions, type TypedAnswers, whileLoading } from '~/platform/shell-stores.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { hasDraft, keepDraft } from '~/wizard/draft-store.ts'
import { depositMissingStore } from './deposit-missing-store.ts'

/**
 * Submit claim, from wherever it is offered: asks for the banking details each time; none on file opens the modal
 * instead of the wizard (GUARD-18..20, D-58). A failure is the getDirectDeposit error, and nobody moves (D-59).
 */
export function useOpenSubmitClaim(): PortalActions['openSubmitClaim'] {
  const openPage = useOpenPage()
  return async (claimType, typed, isChosen = false) => {
    try {
      const banking = await whileLoading(() => queryClient.fetchQuery({ ...getBankingDetailsQuery(), staleTime: 0 }))
      if (banking === null) {
        depositMissingStore.set(true)
        return
      }
      const isSettled = claimType !== undefined && (await beginWith(claimType, typed, isChosen))
      // The last page of a claim leads to the first that is not answered.
      await openPage(isSettled ? 'claims.confirmation' : 'claims.claim-type')
    } catch {
      // Shown by the query cache under its catalogue name.
    }
  }
}

/** Chooses the type where it is offered, and where no claim is begun: what somebody entered is never replaced. Whether it need not be asked. */
async function beginWith(claimType: string, typed: TypedAnswers | undefined, isChosen: boolean): Promise<boolean> {
  if (hasDraft()) return false
  const types = await whileLoading(() => queryClient.ensureQueryData(listClaimTypesQuery()))
  const isOffered = types?.some((type) => type.claimType === claimType && !type.isDisabledForProv)
  const type = { 'claim-type': { claimType } }
  if (isOffered)
    keepDraft(memberId(), isChosen ? { answers: type, typed: { ...typed }, saved: ['claim-type'] } : { ...emptyDraft, typed: { ...type, ...typed } })
  return isChosen && isOffered === true
}
