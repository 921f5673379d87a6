import type {
  AccountBalance,
  SpendingAccount,
  SpendingPeriod,
  SpendingProductType,
} from '~generated/member/model/index.ts'
import {
  getHealthSpendingAccountBalanceQuery,
  getPersonalWellnessBalanceQuery,
} from '~generated/member/queries/coverage.ts'
import { getHealthSpendingAccountQuery, getPersonalWellnessAccountQuery } from '~generated/member/queries/spending.ts'
import type { OperationOptions } from '~/platform/http/client.ts'
import type { Query } from '~/platform/query/query.ts'
import { sumMoney, toCents } from '~/domain/money.ts'

/** The two kinds of spending account, by the service's names. */
export type SpendingKind = SpendingProductType

/** Query for a spending account. Any status other than 200 is a failure (ACCTS-01, ACCTS-07). */
export const spendingAccountQuery = (
  kind: SpendingKind,
  options?: { readonly request: OperationOptions },
): Query<SpendingAccount> =>
  kind === 'hsa' ? getHealthSpendingAccountQuery(options) : getPersonalWellnessAccountQuery(options)

/**
 * The balance of an account. Null for a 204, which means that a health spending account has nothing left, and that a
 * wellness account has no balance (ACCTS-02, ACCTS-10).
 */
export const spendingBalanceQuery = (kind: SpendingKind): Query<AccountBalance | null> =>
  kind === 'hsa' ? getHealthSpendingAccountBalanceQuery() : getPersonalWellnessBalanceQuery()

/** An amount that can be used up to and including a day. `until` is undefined if the service returns no day. */
interface UsablePart {
  readonly amount: string
  readonly until: string | undefined
}

/**
 * Usable amounts of the periods by the day on which they are forfeited, the earliest first. Their sum is the account's
 * usable amount (DATA-45).
 */
export function usableByDeadline(periods: readonly SpendingPeriod[]): readonly UsablePart[] {
  const usable = periods.filter(({ usableAmount }) => toCents(usableAmount) > 0)
  const days = [...new Set(usable.map(({ forfeitDate }) => forfeitDate))]
  const parts = days.map((until) => ({
    until,
    amount: sumMoney(usable.filter((each) => each.forfeitDate === until).map(({ usableAmount }) => usableAmount)),
  }))
  return parts.toSorted((a, b) => Number(a.until ?? Infinity) - Number(b.until ?? Infinity))
}

/** The total of the current period: its allocation, plus the amounts of earlier periods that are still usable. */
export const spendingTotal = ({ allocationAmount }: SpendingPeriod, earlier: readonly SpendingPeriod[] = []): string =>
  sumMoney([allocationAmount, ...earlier.map(({ usableAmount }) => usableAmount)])
