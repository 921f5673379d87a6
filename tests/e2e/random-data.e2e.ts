import { OPERATIONS, type OperationId } from '../../generated/operations.ts'
import { expect, test } from './support/fixtures.ts'
import { PAYMENT } from '../support/standing-pages.ts'

/** Who is signed in and what that person may do stays as it is, or no page would open. */
const STEADY = new Set<string>(['login', 'getJwt', 'getSecurityPolicy', 'getTermsAndConditions'])
const READS = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => OPERATIONS[id].method === 'GET' && !STEADY.has(id))
/** Who opens which pages, and how often. */
const WALKS: readonly { readonly persona: string; readonly seeds: number; readonly pages: readonly string[] }[] = [
  {
    persona: 'default',
    seeds: 4,
    pages: [
      '/dashboard',
      '/history',
      '/history/details/C1/1',
      '/claim-history',
      '/payment-history',
      PAYMENT,
      '/manage-your-account/direct-deposit',
      '/manage-your-account/direct-deposit/edit',
      '/submit-claim/claim-type',
      '/coverage',
      '/coverage/dental',
      '/coverage/dental/code-search',
      '/coverage/dental/usage',
      '/coverage/hospital',
      '/coverage/hospital/details/X1',
      '/coverage/hospital/suppressed/details/X1',
      '/coverage/extended-health/alternate',
      '/coverage/extended-health/alternate/details/X1',
      '/coverage/extended-health/suppressed',
      '/connected-care',
      '/connected-care/categories/3',
      '/connected-care/vendors/2',
    ],
  },
  {
    persona: 'premiums',
    seeds: 4,
    pages: [
      '/manage-your-account/premium-payment-method',
      '/manage-your-account/premium-statements',
      '/manage-your-account/premium-statements/S1',
      '/manage-your-account/one-time-payment',
      '/manage-your-account/one-time-payment/payment-confirmed',
    ],
  },
  { persona: 'hsa', seeds: 2, pages: ['/dashboard', '/coverage/health-spending-account'] },
  { persona: 'pwa', seeds: 2, pages: ['/dashboard', '/coverage/personal-wellness-account', '/coverage/personal-wellness-account/eligible-expenses'] },
  {
    persona: 'alternate',
    seeds: 2,
    pages: [
      '/coverage/dental/alternate',
      '/coverage/hospital/alternate',
      '/coverage/health-spending-account/alternate',
      '/coverage/personal-wellness-account/alternate',
    ],
  },
]

// What a service may send, a page must survive: nothing thrown, nothing logged, a heading to read.
for (const { persona, pages, seed } of WALKS.flatMap((walk) => Array.from({ length: walk.seeds }, (_, index) => ({ ...walk, seed: index + 1 })))) {
  test(`ERR every page of ${persona} survives random data that keeps the contract, seed ${seed}`, async ({ member, sandbox, page }) => {
    await member.signIn(persona, seed % 2 === 0 ? 'fr' : 'en')
    await sandbox.faults(READS.map((operationId, index) => ({ operationId, status: 'random', seed: seed * 1000 + index })))
    for (const path of pages) {
      await member.open(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
      expect(new URL(page.url()).pathname, path).not.toMatch(/\/error$/)
      await expect(page.getByRole('alertdialog'), path).toHaveCount(0)
    }
  })
}
