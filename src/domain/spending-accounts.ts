import type { AccountBalance, SpendingAccount, SpendingPeriod, SpendingProductType } from '~generated/member/model/index.ts'
import { getHealthSpendingAccountBalanceQuery, getPersonalWellnessBalanceQuery } from '~generated/member/queries/coverage.ts'
import { getHealthSpendingAccountQuery, getPersonalWellnessAccountQuery } from '~generated/member/queries/spending.ts'
import type { OperationOptions } from '~/platform/http/client.ts'
import type { Query } from '~/platform/query/query.ts'
import { sumMoney, toCents } from '~/domain/money.ts'

/** The two kinds of spending account, as the service names them. */
export type SpendingKind = SpendingProductType

/** Any status but a 200 is a failure (ACCTS-01, ACCTS-07). */
export const spendingAccountQuery = (kind: SpendingKind, options?: { readonly request: OperationOptions }): Query<SpendingAccount> =>
  kind === 'hsa' ? getHealthSpendingAccountQuery(options) : getPersonalWellnessAccountQuery(options)

/** Null, a 204: a health spending account has nothing left, a wellness account has no balance (ACCTS-02, ACCTS-10). */
export const spendingBalanceQuery = (kind: SpendingKind): Query<AccountBalance | null> =>
  kind === 'hsa' ? getHealthSpendingAccountBalanceQuery() : getPersonalWellnessBalanceQuery()

/** What of an account can be used until a day; without one where the service names none. */
interface UsablePart {
  readonly amount: string
  readonly until: string | undefined
}

/** What can still be used of periods, by the day after which it is lost, the next first. Together it is what the account has (DATA-45). */
export function usableByDeadline(periods: readonly SpendingPeriod[]): readonly UsablePart[] {
  const usable = periods.filter(({ usableAmount }) => toCents(usableAmount) > 0)
  const days = [...new Set(usable.map(({ forfeitDate }) => forfeitDate))]
  const parts = days.map((until) => ({ until, amount: sumMoney(usable.filter((each) => each.forfeitDate === until).map(({ usableAmount }) => usableAmount)) }))
  return parts.toSorted((a, b) => Number(a.until ?? Infinity) - Number(b.until ?? Infinity))
}

/** What there was to use in the current period: its own, and what earlier ones still add to it. */
export const spendingTotal = ({ allocationAmount }: SpendingPeriod, earlier: readonly SpendingPeriod[] = []): string =>
  sumMoney([allocationAmount, ...earlier.map(({ usableAmount }) => usableAmount)])
