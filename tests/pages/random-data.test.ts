import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OPERATIONS, type OperationId } from '~generated/operations.ts'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { personOf, pageFixtures } from '../support/page-fixtures.ts'
import { renderPage } from './support/render-page.tsx'

/** Operations that keep their usual responses. With random responses to these sign-in requests, no page would open. */
const STEADY = new Set<string>(['login', 'getJwt', 'getSecurityPolicy', 'getTermsAndConditions'])
const READS = (Object.keys(OPERATIONS) as OperationId[]).filter(
  (id) => OPERATIONS[id].method === 'GET' && !STEADY.has(id),
)

/** Pages that are also tested with another persona, who sees other sections on the page. */
const ALSO: readonly (readonly [PageId, string])[] = [
  ['dashboard.home', 'hsa'],
  ['dashboard.home', 'pwa'],
  ['coverage.overview', 'retired'],
  ['coverage.dental-alternate', 'alternate'],
  ['coverage.hospital-alternate', 'alternate'],
  ['spending.wellness-alternate', 'alternate'],
  ['claims.claim-type', 'default'],
]
const visits = [...pageFixtures().map(({ id }) => [id as PageId, personOf(id)] as const), ...ALSO].map(
  ([id, persona], index) => ({ id, persona, index }),
)

const KINDS = [
  // A page must work with any response that the contract allows: it throws no exception, logs no error, and shows its
  // heading.
  { kind: 'random', tag: 'D-86', isDeployed: false },
  // The insurer's services may know more codes than the contract, and may send null for what has no value. A deployed
  // portal shows such data too (docs/decisions/027).
  { kind: 'unfamiliar', tag: 'D-345', isDeployed: true },
] as const

// The same seed always gives the same data. The tests are not retried, because React reports some mistakes only once.
describe.each(KINDS)('pages with $kind data', { retry: 0 }, ({ kind, tag, isDeployed }) => {
  test.for(visits)(
    `the page $id of the persona $persona is shown with ${kind} data`,
    { tags: [tag] },
    async ({ id, persona, index }) => {
      const seed = (index + 1) * 1000
      await renderPage(id, {
        persona,
        locale: (index % 2 === 0) === isDeployed ? 'fr' : 'en',
        isDeployed,
        before: (sandbox) =>
          sandbox.faults(READS.map((operationId, at) => ({ operationId, status: kind, seed: seed + at }))),
      })
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0)
      expect(location.pathname).not.toMatch(/\/error$/)
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    },
  )
})
