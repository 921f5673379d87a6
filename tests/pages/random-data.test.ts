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

interface Visit {
  readonly id: PageId
  readonly persona: string
  readonly index: number
}
/**
 * Opens a page with data of one kind: it throws no exception, logs no error, and shows its heading. The same seed always
 * gives the same data.
 */
const isShownWith =
  (kind: 'random' | 'unfamiliar') =>
  async ({ id, persona, index }: Visit): Promise<void> => {
    const seed = (index + 1) * 1000
    await renderPage(id, {
      persona,
      locale: (index % 2 === 0) === (kind === 'random') ? 'en' : 'fr',
      isDeployed: kind === 'unfamiliar',
      before: (sandbox) =>
        sandbox.faults(READS.map((operationId, at) => ({ operationId, status: kind, seed: seed + at }))),
    })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0)
    expect(location.pathname).not.toMatch(/\/error$/)
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  }

// The tests are not retried, because React reports some mistakes only once.
describe('pages with random data', { retry: 0 }, () => {
  test.for(visits)(
    'the page $id of the persona $persona is shown with any data that the contract allows',
    { tags: ['D-86'] },
    isShownWith('random'),
  )
  // The insurer's services may know more codes than the contract, and may send null for what has no value. A deployed
  // portal shows such data too (docs/decisions/027).
  test.for(visits)(
    'the page $id of the persona $persona is shown with unfamiliar data',
    { tags: ['D-345'] },
    isShownWith('unfamiliar'),
  )
})
