import type { QueryKey } from '@tanstack/react-query'
import { getCardholderDetails, getGetCardholderDetailsQueryKey } from '~generated/member/client/account.ts'
import { getListPendingClaimServicesQueryKey, listPendingClaimServices } from '~generated/member/client/claims.ts'
import {
  getGetHealthSpendingAccountBalanceQueryKey,
  getGetPersonalWellnessBalanceQueryKey,
  getHealthSpendingAccountBalance,
  getListBenefitsQueryKey,
  getPersonalWellnessBalance,
  listBenefits,
} from '~generated/member/client/coverage.ts'
import { getListRecentClaimsQueryKey, listRecentClaims } from '~generated/member/client/history.ts'
import {
  getGetHealthSpendingAccountQueryKey,
  getGetPersonalWellnessAccountQueryKey,
  getHealthSpendingAccount,
  getPersonalWellnessAccount,
} from '~generated/member/client/spending.ts'
import type { AccountBalance, SpendingAccount } from '~generated/member/model/index.ts'
import { orNull } from '~/platform/query/or-null.ts'
import { query } from '~/platform/query/query.ts'

/** The calls behind the two kinds of spending account, by the key of their benefit (D-122). */
const SPENDING = {
  HSA: {
    balance: getHealthSpendingAccountBalance,
    balanceKey: getGetHealthSpendingAccountBalanceQueryKey,
    account: getHealthSpendingAccount,
    accountKey: getGetHealthSpendingAccountQueryKey,
  },
  PWA: {
    balance: getPersonalWellnessBalance,
    balanceKey: getGetPersonalWellnessBalanceQueryKey,
    account: getPersonalWellnessAccount,
    accountKey: getGetPersonalWellnessAccountQueryKey,
  },
} as const
export type SpendingKind = keyof typeof SPENDING

/** An account's details only draw its balance here: the amount stands without them, so that a failure is not told. */
const quietly = { errorName: 'caller' } as const

export const dashboard = {
  cardholder: (id: string) => query(getGetCardholderDetailsQueryKey(id), (signal) => getCardholderDetails(id, undefined, signal)),
  recentClaims: (id: string) => query(getListRecentClaimsQueryKey(id), (signal) => listRecentClaims(id, undefined, signal)),
  pendingServices: (id: string) => query(getListPendingClaimServicesQueryKey(id), (signal) => listPendingClaimServices(id, undefined, signal)),
  /** null while they cannot be had: no balance is shown, and the rest of the dashboard stands (API-072, D-86) */
  benefits: (id: string) => orNull(query(getListBenefitsQueryKey(id), (signal) => listBenefits(id, undefined, signal))),
  /** null, a 204: a health spending account has nothing left, a wellness account has no balance (ACCTS-02, ACCTS-10) */
  balance: (kind: SpendingKind, id: string) =>
    query<AccountBalance | null, QueryKey>(SPENDING[kind].balanceKey(id), (signal) => SPENDING[kind].balance(id, undefined, signal)),
  spendingAccount: (kind: SpendingKind, id: string) =>
    query<SpendingAccount, QueryKey>(SPENDING[kind].accountKey(id), (signal) => SPENDING[kind].account(id, quietly, signal)),
}
