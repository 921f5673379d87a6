import type { AccountBalance, SpendingAccount, SpendingProductType } from '~generated/member/model/index.ts'
import { getHealthSpendingAccountBalanceQuery, getPersonalWellnessBalanceQuery } from '~generated/member/queries/coverage.ts'
import { getHealthSpendingAccountQuery, getPersonalWellnessAccountQuery } from '~generated/member/queries/spending.ts'
import type { OperationOptions } from '~/platform/http/client.ts'
import type { Query } from '~/platform/query/query.ts'

/** The two kinds of spending account, as the service names them. */
export type SpendingKind = SpendingProductType

/** Any status but a 200 is a failure (ACCTS-01, ACCTS-07). */
export const spendingAccountQuery = (kind: SpendingKind, options?: OperationOptions): Query<SpendingAccount> =>
  kind === 'hsa' ? getHealthSpendingAccountQuery(options) : getPersonalWellnessAccountQuery(options)

/** Null, a 204: a health spending account has nothing left, a wellness account has no balance (ACCTS-02, ACCTS-10). */
export const spendingBalanceQuery = (kind: SpendingKind): Query<AccountBalance | null> =>
  kind === 'hsa' ? getHealthSpendingAccountBalanceQuery() : getPersonalWellnessBalanceQuery()
