import { expect, it } from 'vitest'
import { madeStale } from './made-stale.ts'

it('a claim makes stale everything that it may change, of this member only', { tags: ['API-093', 'D-180'] }, () => {
  expect(madeStale('submitMultiClaims', 'marie@example.com')).toEqual(
    [
      'listRecentClaims',
      'listPendingClaimServices',
      'listRecentClaimServices',
      'listRecentProviders',
      'searchClaims',
      'searchClaimHistories',
      'searchPaymentHistories',
      'getHealthSpendingProductBalances',
      'getHealthSpendingAccount',
      'getHealthSpendingAccountBalance',
      'getPersonalWellnessAccount',
      'getPersonalWellnessBalance',
      'searchHsaEligibleClaims',
      'listHsaEligibleClaims',
    ].map((read) => [read, 'marie@example.com']),
  )
})
