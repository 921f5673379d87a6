import { beforeEach, expect, it, vi } from 'vitest'
import { makeToken, openTab, secondsFromNow } from '../../../../tests/support/browser.ts'
import { json, useService } from '../../../../tests/support/service.ts'
import { environmentFor } from '../../../../tools/environment.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { storage } from '~/platform/session/storage.ts'
import { startSession } from '~/platform/session/start-session.ts'
import { sendFirstRequests } from '~/platform/first-requests.ts'
import { firstStepQueries } from './first-step-queries.ts'

const service = useService()
const requested = () => service.calls.map(({ url }) => url).filter((url) => !url.startsWith('/assets/'))

beforeEach(() => {
  openTab()
  queryClient.clear()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string | Request, options: RequestInit) =>
    fetch(typeof path === 'string' && path.startsWith('/assets/') ? service.url + path : path, options),
  )
  vi.stubGlobal('location', { pathname: '/en/submit-claim/claim-type' })
  vi.stubGlobal('history', { state: null, length: 3 })
  vi.stubGlobal('navigation', { activation: { from: null, navigationType: 'reload' } })
  service.answer((response, { url }) => {
    if (url === '/assets/env-config.json') return json(response, 200, environmentFor(service.url, false))
    return url.endsWith('/claim-draft') ? void response.writeHead(204).end() : json(response, 200, [])
  })
})

it('the first step asks for what the guard and its page need, once each', { tags: ['GUARD-18'] }, async () => {
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
})

it.each([
  ['takes no claims online', { submitClaim: false }],
  ['is suspended', { submitClaim: true, suspended: true }],
])('a member whose plan %s sends no first requests for a claim', { tags: ['GUARD-12'] }, async (_, policy) => {
  signIn(policy)
  await sendFirstRequests(firstStepQueries)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

function signIn(policy: object): void {
  startSession('marie@example.com', makeToken({ exp: secondsFromNow(600) }))
  storage.write('securityPolicy', JSON.stringify(policy))
}
