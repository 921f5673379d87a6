import { hsaEligibleQuery } from './claim-queries.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { HSA_SERVICES } from '../../../../tests/support/claim-world.ts'
import { useMemberService } from '../../../../tests/support/member-service.ts'
import { json } from '../../../../tests/support/service.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { loadMessages } from '../../../../tests/support/load-messages.ts'

const service = useMemberService()
beforeAll(async () => {
  await loadMessages('en', ['shell', 'member', 'claim-hsa'])
})

const ids = (isList: boolean) =>
  queryClient.fetchQuery(hsaEligibleQuery(isList)).then((found) => found.map((each) => [each.id, each.claimId]))

describe('hsaEligibleQuery', () => {
  const inGroups = {
    hsaClaims: [{ claimId: 'C9', hsaServices: HSA_SERVICES.map(({ claimId: _claim, ...each }) => each) }],
  }

  it(
    'the eligible services are requested as a list or in groups, depending on the plan',
    { tags: ['CLAIM-63', 'API-080', 'API-081', 'DATA-48', 'D-116'] },
    async () => {
      service.answer((response, { url }) =>
        json(response, 200, url.endsWith('/claims/hsa-eligible') ? HSA_SERVICES : inGroups),
      )
      expect(await ids(true)).toEqual(HSA_SERVICES.map((each) => [each.id, each.claimId]))
      expect(await ids(false)).toEqual(HSA_SERVICES.map((each) => [each.id, 'C9']))
      expect(service.calls.map(({ url }) => url)).toEqual([
        `/members/marie%40example.com/claims/hsa-eligible`,
        `/members/marie%40example.com/hsa-eligible-claims`,
      ])
    },
  )

  it('the eligible services are requested only once', { tags: ['CLAIM-67', 'DATA-48'] }, async () => {
    service.answer((response) => json(response, 200, inGroups))
    await ids(false)
    await queryClient.ensureQueryData(hsaEligibleQuery(false))
    expect(service.calls).toHaveLength(1)
  })

  it(
    'hsaEligibleQuery sets the amount paid by another insurer to 0.00, whatever the response contains',
    { tags: ['CLAIM-68', 'DATA-47'] },
    async () => {
      service.answer((response) => json(response, 200, [{ ...HSA_SERVICES[0], amountPaidByOtherCarrier: '12.00' }]))
      const [first] = await queryClient.fetchQuery(hsaEligibleQuery(true))
      expect(first?.amountPaidByOtherCarrier).toBe('0.00')
    },
  )

  it.each([true, false])(
    'a response with status 204 gives an empty list of eligible services (as a list: %s)',
    { tags: ['CLAIM-65'] },
    async (isList) => {
      service.answer((response) => void response.writeHead(204).end())
      expect(await ids(isList)).toEqual([])
    },
  )

  it.each([true, false])(
    "a response with status 422 fails with the service's message, or else with the specified error name (as a list: %s)",
    { tags: ['CLAIM-64', 'ERR-29', 'CONST-31'] },
    async (isList) => {
      service.answer((response) => json(response, 422, { message: 'Closed in June', title: 'No account' }))
      await expect(ids(isList)).rejects.toMatchObject({
        status: 422,
        serverText: { plain: 'Closed in June', title: 'No account' },
      })
      service.answer((response) => json(response, 422, {}))
      await expect(ids(isList)).rejects.toMatchObject({
        kind: 'validation',
        serverText: { plain: expect.stringMatching(/^We could not process this request/) as string },
        detail: 'Unprocessable Entity',
      })
    },
  )

  it('a response with status 500 fails with the generic error', { tags: ['CLAIM-66', 'ERR-29'] }, async () => {
    service.answer((response) => json(response, 500, {}))
    await expect(ids(true)).rejects.toMatchObject({
      kind: 'server',
      status: 500,
      catalogue: 'generic',
      serverText: undefined,
    })
  })
})
