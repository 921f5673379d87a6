import { beforeEach, describe, expect, it } from 'vitest'
import { WELLNESS } from '../../../tests/support/claim-world.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { changedBySubmission, claims, submitClaim } from './api.ts'

const service = useService({ apiToken: () => 'Bearer aaa', locale: () => 'fr', answer: (response) => json(response, 200, []) })
beforeEach(() => {
  queryClient.clear()
})

const id = 'a+b@example.com'
const at = '/members/a%2Bb%40example.com'

describe('a question of the wizard', () => {
  it.each([
    ['API-040', () => claims.banking(id), `${at}/banking-details`],
    ['API-028', () => claims.cardholder(id), `${at}/cardholder-details`],
    ['API-030', () => claims.contactInfo(id), `${at}/contact-info-details`],
    ['API-036 ACCT-15', () => claims.participants(id), `${at}/participants?filter=active`],
    ['API-087 CLAIM-01', () => claims.claimTypes(id), `${at}/claim-types`],
    ['API-104 CLAIM-34', () => claims.pendingServices(id), `${at}/pending-claim-services`],
    ['API-105 CLAIM-33 CONST-19', () => claims.recentServices(id), `${at}/recent-claim-services?limit=5`],
    [
      'API-088 CLAIM-29',
      () => claims.services(id, { lob: '03', 'service-date': '20261120', specialties: 'PHYS' }),
      `${at}/service-types?lob=03&service-date=20261120&specialties=PHYS`,
    ],
    ['API-089 CLAIM-27', () => claims.subcategories(id, '1'), `${at}/subcategories?participantId=1`],
    ['API-084', () => claims.wellnessServices(id), `${at}/benefits/personal-wellness-account/services?categorized=false`],
    ['API-095 CLAIM-14', () => claims.providerTypes(id), `${at}/provider-types`],
    ['API-096 CLAIM-14', () => claims.recentProviders(id), `${at}/recent-providers`],
    [
      'API-094 CLAIM-18',
      () => claims.providers(id, { type: 'PHYSPARA', city: 'moncton', province: 'nb' }),
      `${at}/health-professionals?type=PHYSPARA&city=moncton&province=nb`,
    ],
    [
      'API-091 CLAIM-42',
      () => claims.cob(id, '2', { lob: '03', benefit: 'PHYS', claimDate: '2026-11-02' }),
      `${at}/2/cob?lob=03&benefit=PHYS&claimDate=2026-11-02`,
    ],
    [
      'API-090 CLAIM-43',
      () => claims.externalCoverages(id, { claimDate: '20261102', lob: '03', participantId: '2' }),
      `${at}/external-coverages?claimDate=20261102&lob=03&participantId=2`,
    ],
    ['API-092 CLAIM-51', () => claims.cobReasons(id, 'AUTOHSA'), `${at}/cob-reasons?hsaType=AUTOHSA`],
    ['API-086 CLAIM-88', () => claims.labels(id), `${at}/labels`],
    ['API-103', () => claims.recentClaims(id), `${at}/recent-claims`],
    ['API-110 GUARD-26', () => claims.depositForm(id), `${at}/forms/DD?locale=en`],
  ] as const)('%s asks %o', async (_, query, url) => {
    await queryClient.fetchQuery(query() as never)
    expect(service.calls.map((call) => [call.method, call.url])).toEqual([['GET', url]])
    expect(service.calls[0]?.headers).toMatchObject({ authorization: 'Bearer aaa', locale: 'fr', 'accept-language': 'fr' })
  })

  it('CLAIM-44 CLAIM-15 is asked once for the same member and parameters', async () => {
    const ask = (participant: string) =>
      queryClient.ensureQueryData(claims.cob(id, participant, { lob: '03', benefit: 'PHYS', claimDate: '2026-11-02' }) as never)
    await ask('2')
    await ask('2')
    await ask('3')
    expect(service.calls).toHaveLength(2)
  })

  it('API-084 D-86 has no wellness services while they cannot be had, and asks for them anew', async () => {
    const read = () => queryClient.fetchQuery(claims.wellnessServices(id))
    service.answer((response) => json(response, 500, {}))
    expect(await read()).toBeNull()
    service.answer((response) => json(response, 200, WELLNESS))
    expect(await read()).toEqual(WELLNESS)
    const before = service.calls.length
    expect(await read()).toEqual(WELLNESS)
    expect(service.calls).toHaveLength(before)
  })

  it('API-035 CLAIM-12 finds no agreement where there is no address for one (D-98)', async () => {
    service.answer((response) => json(response, 200, {}))
    expect(await queryClient.fetchQuery(claims.claimTerms(id))).toBeNull()
    expect(service.calls.map(({ url }) => url)).toEqual([`${at}/resource-urls`])
  })
})

describe('sending a claim', () => {
  const send = () =>
    submitClaim(id, {
      claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03' },
      files: [new File(['%PDF-'], 'file-01.pdf', { type: 'application/pdf' })],
      idempotencyKey: 'key-1',
    })

  it('CLAIM-79 API-093 is one multipart request with the claim, its files and a key', async () => {
    service.answer((response) => json(response, 200, { message: 'Thank you' }))
    expect(await send()).toEqual({ message: 'Thank you' })
    const [call] = service.calls
    expect(service.calls).toHaveLength(1)
    expect(call).toMatchObject({
      method: 'POST',
      url: `${at}/multi-claims`,
      headers: { 'idempotency-key': 'key-1', authorization: 'Bearer aaa', locale: 'fr' },
    })
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data/)
    expect(call?.body).toContain('name="claimExtraInfo"')
    expect(call?.body).toContain('{"claimType":"PHYS","participantId":"1","lob":"03"}')
    expect(call?.body).toMatch(/name="files"; filename="file-01\.pdf"/)
  })

  it('CLAIM-82 is not tried twice by itself', async () => {
    service.answer((response) => json(response, 503, {}))
    await expect(send()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(service.calls).toHaveLength(1)
  })

  it('makes stale what it changes', () => {
    expect(changedBySubmission(id).map(([operation]) => operation)).toEqual([
      'listRecentClaims',
      'listPendingClaimServices',
      'listRecentClaimServices',
      'listRecentProviders',
      'searchClaims',
      'getHealthSpendingAccountBalance',
      'searchHsaEligibleClaims',
      'listHsaEligibleClaims',
    ])
  })
})
