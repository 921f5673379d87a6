import { expect, it, vi } from 'vitest'
import { useReloadedTab } from '../../../../tests/support/first-requests.ts'
import { json } from '../../../../tests/support/service.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { sendFirstRequests } from '~/platform/first-requests.ts'
import { firstStepQueries } from './first-step-queries.ts'

const { requested, signIn } = useReloadedTab('/en/submit-claim/claim-type', (response, { url }) =>
  url.endsWith('/claim-draft') ? void response.writeHead(204).end() : json(response, 200, []),
)

it(
  'the first step asks for what the guard and its page need, once each, and for five recent services',
  { tags: ['GUARD-18', 'CLAIM-33', 'CONST-19'] },
  async () => {
    signIn({ submitClaim: true })
    await sendFirstRequests(firstStepQueries)
    const member = '/members/marie%40example.com'
    const first = [
      'banking-details',
      'claim-draft',
      'claim-types',
      'pending-claim-services',
      'recent-claim-services?limit=5',
    ]
    await vi.waitFor(() => expect(requested().toSorted()).toEqual(first.map((part) => `${member}/${part}`)), 5000)
  },
)

it.each([
  ['takes no claims online', { submitClaim: false }],
  ['is suspended', { submitClaim: true, suspended: true }],
])('a member whose plan %s sends no first requests for a claim', { tags: ['GUARD-12'] }, async (_, policy) => {
  signIn(policy)
  await sendFirstRequests(firstStepQueries)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
