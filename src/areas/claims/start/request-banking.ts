import type { BankingDetails } from '~generated/member/model/index.ts'
import { getBankingDetailsQuery } from '~generated/member/queries/account.ts'
import { queryClient } from '~/platform/query/query-client.ts'

/**
 * Requests the banking details from the service, and never reads them from the cache (GUARD-18). Resolves to null if
 * there are none. If the request fails, the error dialog shows the error for getDirectDeposit (D-59).
 */
export const requestBanking = (): Promise<BankingDetails | null> =>
  queryClient.fetchQuery({ ...getBankingDetailsQuery(), staleTime: 0 })
