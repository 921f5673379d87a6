import type { QueryKey } from '@tanstack/react-query'
import {
  getGetHealthSpendingAccountBalanceQueryKey,
  getGetPersonalWellnessBalanceQueryKey,
  getHealthSpendingAccountBalance,
  getPersonalWellnessBalance,
} from '~generated/member/client/coverage.ts'
import {
  getGetHealthSpendingAccountQueryKey,
  getGetHealthSpendingProductBalancesQueryKey,
  getGetPersonalWellnessAccountQueryKey,
  getHealthSpendingAccount,
  getHealthSpendingProductBalances,
  getListPersonalWellnessServicesQueryKey,
  getPersonalWellnessAccount,
  listPersonalWellnessServices,
} from '~generated/member/client/spending.ts'
import type { AccountBalance, SpendingAccount, SpendingProductType, WellnessBenefits, WellnessCategories } from '~generated/member/model/index.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { query } from '~/platform/query/query.ts'

/** The two kinds of spending account, as the service names them. */
export type AccountKind = SpendingProductType

/** The same operation has a flat list for another question (API-083, API-084): where that comes instead, there is nothing that could be shown. */
function inCategories(answer: WellnessCategories | WellnessBenefits): WellnessCategories {
  const areCategories = (list: typeof answer): list is WellnessCategories => list.every((each) => 'subcategories' in each)
  if (!areCategories(answer)) throw new PortalError({ kind: 'server', operationId: 'listPersonalWellnessServices' })
  return answer
}

export const spending = {
  /** any status but a 200 is a failure (ACCTS-01, ACCTS-07) */
  account: (kind: AccountKind, id: string) =>
    kind === 'hsa'
      ? query<SpendingAccount, QueryKey>(getGetHealthSpendingAccountQueryKey(id), (signal) => getHealthSpendingAccount(id, undefined, signal))
      : query<SpendingAccount, QueryKey>(getGetPersonalWellnessAccountQueryKey(id), (signal) => getPersonalWellnessAccount(id, undefined, signal)),
  /** null, a 204: a health spending account has nothing left, a wellness account has no balance (ACCTS-02, ACCTS-10) */
  balance: (kind: AccountKind, id: string) =>
    kind === 'hsa'
      ? query<AccountBalance | null, QueryKey>(getGetHealthSpendingAccountBalanceQueryKey(id), (signal) =>
          getHealthSpendingAccountBalance(id, undefined, signal),
        )
      : query<AccountBalance | null, QueryKey>(getGetPersonalWellnessBalanceQueryKey(id), (signal) => getPersonalWellnessBalance(id, undefined, signal)),
  /** the same for members without maaxClaims (ACCTS-03, D-11) */
  products: (kind: AccountKind, id: string) =>
    query(getGetHealthSpendingProductBalancesQueryKey(id, { type: kind }), (signal) => getHealthSpendingProductBalances(id, { type: kind }, undefined, signal)),
  /** what the personal wellness account pays, by category (ACCTS-08) */
  expenses: (id: string) =>
    query<WellnessCategories, QueryKey>(getListPersonalWellnessServicesQueryKey(id), async (signal) =>
      inCategories(await listPersonalWellnessServices(id, undefined, undefined, signal)),
    ),
}
