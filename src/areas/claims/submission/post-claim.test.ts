import { claimTermsQuery, wellnessServicesQuery } from '../wizard/claim-queries.ts'
import { activeParticipantsQuery, depositFormQuery } from '~/domain/shared-queries.ts'
import { getBankingDetailsQuery, getCardholderDetailsQuery, getContactInfoDetailsQuery } from '~generated/member/queries/account.ts'
import {
  getLabelsQuery,
  listClaimTypesQuery,
  listPendingClaimServicesQuery,
  listRecentClaimServicesQuery,
  listServiceTypesQuery,
  listSubcategoriesQuery,
} from '~generated/member/queries/claims.ts'
import { getCobQuery, listCobReasonsQuery, listExternalCoveragesQuery } from '~generated/member/queries/coordination.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { listProviderTypesQuery, listRecentProvidersQuery, searchHealthProfessionalsQuery } from '~generated/member/queries/providers.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { WELLNESS } from '../../../../tests/support/claim-world.ts'
import { json, useService } from '../../../../tests/support/service.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { openTab, signInAs } from '../../../../tests/support/browser.ts'
import { postClaim } from './send-claim.ts'

const service = useService({ apiToken: () => 'Bearer aaa', locale: () => 'fr', answer: (response) => json(response, 200, []) })
beforeEach(() => {
  openTab()
  signInAs(id)
  queryClient.clear()
})

const id = 'a+b@example.com'
const at = '/members/a%2Bb%40example.com'

describe('a question of the wizard', () => {
  const asks = (query: () => object, url: string) => async () => {
    await queryClient.fetchQuery(query() as never)
    expect(service.calls.map((call) => [call.method, call.url])).toEqual([['GET', url]])
    expect(service.calls[0]?.headers).toMatchObject({ authorization: 'Bearer aaa', locale: 'fr', 'accept-language': 'fr' })
  }

  it(
    'asks for banking details',
    { tags: ['API-040'] },
    asks(() => getBankingDetailsQuery(), `${at}/banking-details`),
  )
  it(
    'asks for cardholder details',
    { tags: ['API-028'] },
    asks(() => getCardholderDetailsQuery(), `${at}/cardholder-details`),
  )
  it(
    'asks for contact info details',
    { tags: ['API-030'] },
    asks(() => getContactInfoDetailsQuery(), `${at}/contact-info-details`),
  )
  it(
    'asks for participants',
    { tags: ['API-036', 'ACCT-15'] },
    asks(() => activeParticipantsQuery(), `${at}/participants?filter=active`),
  )
  it(
    'asks for claim types',
    { tags: ['API-087', 'CLAIM-01'] },
    asks(() => listClaimTypesQuery(), `${at}/claim-types`),
  )
  it(
    'asks for pending claim services',
    { tags: ['API-104', 'CLAIM-34'] },
    asks(() => listPendingClaimServicesQuery(), `${at}/pending-claim-services`),
  )
  it(
    'asks for recent claim services',
    { tags: ['API-105', 'CLAIM-33', 'CONST-19'] },
    asks(() => listRecentClaimServicesQuery({ limit: 5 }), `${at}/recent-claim-services?limit=5`),
  )
  it(
    'asks for service types',
    { tags: ['API-088', 'CLAIM-29'] },
    asks(
      () => listServiceTypesQuery({ lob: '03', 'service-date': '20261120', specialties: 'PHYS' }),
      `${at}/service-types?lob=03&service-date=20261120&specialties=PHYS`,
    ),
  )
  it(
    'asks for subcategories',
    { tags: ['API-089', 'CLAIM-27'] },
    asks(() => listSubcategoriesQuery({ participantId: '1' }), `${at}/subcategories?participantId=1`),
  )
  it(
    'asks for services',
    asks(() => wellnessServicesQuery(), `${at}/benefits/personal-wellness-account/services?categorized=false`),
  )
  it(
    'asks for provider types',
    { tags: ['API-095', 'CLAIM-14'] },
    asks(() => listProviderTypesQuery(), `${at}/provider-types`),
  )
  it(
    'asks for recent providers',
    { tags: ['API-096', 'CLAIM-14'] },
    asks(() => listRecentProvidersQuery(), `${at}/recent-providers`),
  )
  it(
    'asks for health professionals',
    asks(
      () => searchHealthProfessionalsQuery({ type: 'PHYSPARA', name: '', city: 'moncton', province: 'nb' }),
      `${at}/health-professionals?type=PHYSPARA&name=&city=moncton&province=nb`,
    ),
  )
  it(
    'asks for cob',
    { tags: ['API-091', 'CLAIM-42'] },
    asks(() => getCobQuery('2', { lob: '03', benefit: 'PHYS', claimDate: '2026-11-02' }), `${at}/2/cob?lob=03&benefit=PHYS&claimDate=2026-11-02`),
  )
  it(
    'asks for external coverages',
    { tags: ['API-090', 'CLAIM-43'] },
    asks(
      () => listExternalCoveragesQuery({ claimDate: '20261102', lob: '03', participantId: '2' }),
      `${at}/external-coverages?claimDate=20261102&lob=03&participantId=2`,
    ),
  )
  it(
    'asks for cob reasons',
    { tags: ['API-092', 'CLAIM-51'] },
    asks(() => listCobReasonsQuery({ hsaType: 'AUTOHSA' }), `${at}/cob-reasons?hsaType=AUTOHSA`),
  )
  it(
    'asks for labels',
    { tags: ['API-086'] },
    asks(() => getLabelsQuery(), `${at}/labels`),
  )
  it(
    'asks for recent claims',
    { tags: ['API-103'] },
    asks(() => listRecentClaimsQuery(), `${at}/recent-claims`),
  )
  it(
    'asks for the form of direct deposit',
    { tags: ['API-110', 'GUARD-26'] },
    asks(() => depositFormQuery(), `${at}/forms/DD?locale=en`),
  )

  it('is asked once for the same member and parameters', { tags: ['CLAIM-44', 'CLAIM-15'] }, async () => {
    const ask = (participant: string) => queryClient.ensureQueryData(getCobQuery(participant, { lob: '03', benefit: 'PHYS', claimDate: '2026-11-02' }))
    await ask('2')
    await ask('2')
    await ask('3')
    expect(service.calls).toHaveLength(2)
  })

  it('has no wellness services where they cannot be had, and keeps that', { tags: ['ACCTS-09', 'API-084', 'D-86'] }, async () => {
    const read = () => queryClient.ensureQueryData(wellnessServicesQuery())
    service.answer((response) => json(response, 500, {}))
    expect([await read(), await read()]).toEqual([null, null])
    expect(service.calls).toHaveLength(1)
    service.answer((response) => json(response, 200, WELLNESS))
    await queryClient.resetQueries({ queryKey: wellnessServicesQuery().queryKey })
    expect(await read()).toEqual(WELLNESS)
  })

  it('finds no agreement while its address cannot be had, and nobody is told', { tags: ['CLAIM-12', 'D-98'] }, async () => {
    service.answer((response) => json(response, 500, {}))
    expect(await queryClient.fetchQuery(claimTermsQuery())).toBeNull()
  })

  it('finds no agreement where there is no address for one', { tags: ['D-98'] }, async () => {
    service.answer((response) => json(response, 200, {}))
    expect(await queryClient.fetchQuery(claimTermsQuery())).toBeNull()
    expect(service.calls.map(({ url }) => url)).toEqual([`${at}/resource-urls`])
  })
})

describe('sending a claim', () => {
  const send = () =>
    postClaim({
      claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03' },
      files: [new File(['%PDF-'], 'file-01.pdf', { type: 'application/pdf' })],
      idempotencyKey: 'key-1',
    })

  it('is one multipart request with the claim, its files and a key', { tags: ['CLAIM-79'] }, async () => {
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

  it('is not tried twice by itself', { tags: ['CLAIM-82'] }, async () => {
    service.answer((response) => json(response, 503, {}))
    await expect(send()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(service.calls).toHaveLength(1)
  })
})
