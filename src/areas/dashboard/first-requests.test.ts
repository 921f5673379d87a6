import { expect, it, vi } from 'vitest'
import { useReloadedTab } from '../../../tests/support/first-requests.ts'
import { json } from '../../../tests/support/service.ts'
import { dashboardQueries } from './dashboard-queries.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { sendFirstRequests } from '~/platform/first-requests.ts'

const tab = useReloadedTab('/fr/dashboard', (response) => json(response, 200, {}))
const { requested, service } = tab
const member = '/members/marie%40example.com'
/** what the dashboard asks for if the plan takes no claims: neither the draft of a claim nor recent services */
const WITHOUT_CLAIMS = [
  'benefits',
  'cardholder-details',
  'notifications',
  'pending-claim-services',
  'security-policy',
].map((part) => `${member}/${part}`)

const signIn = ({ knowsPolicy = true, seconds = 600, submitClaim = false } = {}): void =>
  tab.signIn(knowsPolicy ? { brand: 'QBC', submitClaim } : undefined, seconds)

it('the first requests carry the session and the language of the URL, and only those that the plan needs are sent', async () => {
  signIn()
  await sendFirstRequests(dashboardQueries)
  await vi.waitFor(() => expect(requested().toSorted()).toEqual(WITHOUT_CLAIMS), 5000)
  const headers = service.calls.find(({ url }) => url === `${member}/benefits`)?.headers
  expect(headers?.['accept-language']).toBe('fr')
  expect(headers?.authorization).toBe(currentSession()?.apiToken)
})

it('the page does not ask again for the draft of a claim, which is not cached, but was asked for just now', async () => {
  signIn({ submitClaim: true })
  const asked = () => requested().filter((url) => url.endsWith('/claim-draft'))
  service.answer((response, { url }) =>
    url.endsWith('/claim-draft')
      ? void response.writeHead(204).end()
      : json(response, 200, url.endsWith('/security-policy') ? { submitClaim: true } : {}),
  )
  await sendFirstRequests(dashboardQueries)
  await vi.waitFor(() => expect(queryClient.getQueryData(['getClaimDraft'])).toBeNull(), 5000)
  const draft = (await dashboardQueries()).find(({ queryKey }) => queryKey[0] === 'getClaimDraft')
  await queryClient.fetchQuery(draft as never)
  expect(asked()).toHaveLength(1)
})

it.each([
  { visit: 'without a session', prepare: () => undefined },
  { visit: 'with an expired token', prepare: () => signIn({ seconds: -5 }) },
  { visit: 'whose policy is unknown', prepare: () => signIn({ knowsPolicy: false }) },
  {
    visit: 'after another site',
    prepare: () => {
      signIn()
      vi.stubGlobal('navigation', { activation: { from: null, navigationType: 'traverse' } })
    },
  },
])('a visit $visit sends nothing before the guards have run', { tags: ['SESSION-43'] }, async ({ prepare }) => {
  prepare()
  await sendFirstRequests(dashboardQueries)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
