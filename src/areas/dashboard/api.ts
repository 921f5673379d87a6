import { getCardholderDetails, getGetCardholderDetailsQueryKey } from '~generated/member/client/account.ts'
import {
  getGetHealthSpendingAccountBalanceQueryKey,
  getGetPersonalWellnessBalanceQueryKey,
  getHealthSpendingAccountBalance,
  getListBenefitsQueryKey,
  getPersonalWellnessBalance,
  listBenefits,
} from '~generated/member/client/coverage.ts'
import { getListRecentClaimsQueryKey, listRecentClaims } from '~generated/member/client/history.ts'
import { query } from '~/platform/query/query.ts'

export const dashboard = {
  cardholder: (id: string) => query(getGetCardholderDetailsQueryKey(id), (signal) => getCardholderDetails(id, undefined, signal)),
  recentClaims: (id: string) => query(getListRecentClaimsQueryKey(id), (signal) => listRecentClaims(id, undefined, signal)),
  benefits: (id: string) => query(getListBenefitsQueryKey(id), (signal) => listBenefits(id, undefined, signal)),
  healthSpendingBalance: (id: string) =>
    query(getGetHealthSpendingAccountBalanceQueryKey(id), (signal) => getHealthSpendingAccountBalance(id, undefined, signal)),
  wellnessBalance: (id: string) => query(getGetPersonalWellnessBalanceQueryKey(id), (signal) => getPersonalWellnessBalance(id, undefined, signal)),
}
