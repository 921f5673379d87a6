import { getBankingDetailsQuery } from '~generated/member/queries/account.ts'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { queryClient } from '~/platform/query/query-client.ts'
import { whileLoading } from '~/platform/shell/loading-store.ts'
import { depositMissingStore } from './deposit-missing-store.ts'

/**
 * Submit claim, from wherever it is offered: asks for the banking details each time; none on file opens the modal
 * instead of the wizard (GUARD-18..20, D-58). A failure is the getDirectDeposit error, and nobody moves (D-59).
 */
export function useOpenSubmitClaim(): () => Promise<void> {
  const openPage = useOpenPage()
  return async () => {
    try {
      const banking = await whileLoading(() => queryClient.fetchQuery({ ...getBankingDetailsQuery(), staleTime: 0 }))
      if (banking === null) depositMissingStore.set(true)
      else await openPage('claims.claim-type')
    } catch {
      // Shown by the query cache under its catalogue name.
    }
  }
}
