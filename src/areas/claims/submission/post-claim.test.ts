import { claimTermsQuery, wellnessServicesQuery } from '../wizard/claim-queries.ts'
import { activeParticipantsQuery } from '~/domain/shared-queries.ts'
import {
  getLabelsQuery,
  listClaimTypesQuery,
  listPendingClaimServicesQuery,
  listRecentClaimServicesQuery,
  listServiceTypesQuery,
  listSubcategoriesQuery,
} from '~generated/member/queries/claims.ts'
import { getCobQuery, listCobReasonsQuery, listExternalCoveragesQuery } from '~generated/member/queries/coordination.ts'
import {
  listProviderTypesQuery,
  listRecentProvidersQuery,
  searchHealthProfessionalsQuery,
} from '~generated/member/queries/providers.ts'
import { describe, expect, it } from 'vitest'
import { WELLNESS } from '../../../../tests/support/claim-world.ts'
import { signInAs } from '../../../../tests/support/browser.ts'
import { at, id, useMemberService } from '../../../../tests/support/member-service.ts'
import { json } from '../../../../tests/support/service.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { postClaim } from './send-claim.ts'

const service = useMemberService({
  answer: (response) => json(response, 200, []),
})

describe('claim queries', () => {
  it(
    'the participants query requests the active participants',
    { tags: ['API-036', 'ACCT-15'] },
    service.asksOnce(activeParticipantsQuery, '/participants?filter=active'),
  )
  it(
    'the claim types query requests the documented URL',
    { tags: ['API-087', 'CLAIM-01'] },
    service.asksOnce(listClaimTypesQuery, '/claim-types'),
  )
  it(
    'the pending claim services query requests the documented URL',
    { tags: ['API-104', 'CLAIM-34'] },
    service.asksOnce(listPendingClaimServicesQuery, '/pending-claim-services'),
  )
  it(
    'the recent claim services query requests five services',
    { tags: ['API-105'] },
    service.asksOnce(() => listRecentClaimServicesQuery({ limit: 5 }), '/recent-claim-services?limit=5'),
  )
  it(
    'the service types query requests the documented URL',
    { tags: ['API-088', 'CLAIM-29'] },
    service.asksOnce(
      () => listServiceTypesQuery({ lob: '03', 'service-date': '20261120', specialties: 'PHYS' }),
      '/service-types?lob=03&service-date=20261120&specialties=PHYS',
    ),
  )
  it(
    'the subcategories query requests the subcategories of a participant',
    { tags: ['API-089', 'CLAIM-27'] },
    service.asksOnce(() => listSubcategoriesQuery({ participantId: '1' }), '/subcategories?participantId=1'),
  )
  it(
    'the wellness services query requests the documented URL',
    service.asksOnce(wellnessServicesQuery, '/benefits/personal-wellness-account/services?categorized=false'),
  )
  it(
    'the provider types query requests the documented URL',
    { tags: ['API-095', 'CLAIM-14'] },
    service.asksOnce(listProviderTypesQuery, '/provider-types'),
  )
  it(
    'the recent providers query requests the documented URL',
    { tags: ['API-096', 'CLAIM-14'] },
    service.asksOnce(listRecentProvidersQuery, '/recent-providers'),
  )
  it(
    'the health professionals query requests the documented URL',
    service.asksOnce(
      () => searchHealthProfessionalsQuery({ type: 'PHYSPARA', name: '', city: 'moncton', province: 'nb' }),
      '/health-professionals?type=PHYSPARA&name=&city=moncton&province=nb',
    ),
  )
  it(
    'the coordination of benefits query sends a participant and a date',
    { tags: ['API-091', 'CLAIM-42'] },
    service.asksOnce(
      () => getCobQuery('2', { lob: '03', benefit: 'PHYS', claimDate: '2026-11-02' }),
      '/2/cob?lob=03&benefit=PHYS&claimDate=2026-11-02',
    ),
  )
  it(
    'the external coverages query sends a participant and a date',
    { tags: ['API-090', 'CLAIM-43'] },
    service.asksOnce(
      () => listExternalCoveragesQuery({ claimDate: '20261102', lob: '03', participantId: '2' }),
      '/external-coverages?claimDate=20261102&lob=03&participantId=2',
    ),
  )
  it(
    'the COB reasons query requests the documented URL',
    { tags: ['API-092', 'CLAIM-51'] },
    service.asksOnce(() => listCobReasonsQuery({ hsaType: 'AUTOHSA' }), '/cob-reasons?hsaType=AUTOHSA'),
  )
  it('the labels query requests the documented URL', { tags: ['API-086'] }, service.asksOnce(getLabelsQuery, '/labels'))

  /** Number of requests if these questions are asked twice by two members, and by the first also in French. */
  const requestsOf = async (ask: () => Promise<unknown>) => {
    for (const [login, locale] of [
      [id, 'en'],
      [id, 'fr'],
      ['daniel@example.com', 'en'],
      [id, 'en'],
      [id, 'fr'],
      ['daniel@example.com', 'en'],
    ] as const) {
      signInAs(login)
      setLocale(locale)
      await ask()
    }
    return service.calls.length
  }

  it(
    'provider types and recent providers are requested once for each member and language',
    { tags: ['CLAIM-15'] },
    async () => {
      const lists = [listProviderTypesQuery, listRecentProvidersQuery] as const
      const ask = async () => {
        for (const query of lists) await queryClient.ensureQueryData(query() as never)
      }
      expect(await requestsOf(ask)).toBe(3 * lists.length)
    },
  )

  it(
    'coordination of benefits is requested once for each member, person, line of business, benefit, day and language',
    { tags: ['CLAIM-44'] },
    async () => {
      const first = { lob: '03', benefit: 'PHYS', claimDate: '2026-11-02' }
      const questions = [
        ['2', first],
        ['3', first],
        ['2', { ...first, lob: '02' }],
        ['2', { ...first, benefit: 'MASS' }],
        ['2', { ...first, claimDate: '2026-11-03' }],
      ] as const
      const ask = async () => {
        for (const [participant, about] of questions) await queryClient.ensureQueryData(getCobQuery(participant, about))
      }
      expect(await requestsOf(ask)).toBe(3 * questions.length)
    },
  )

  it(
    'a failed request for the wellness services returns null, and the null is cached',
    { tags: ['ACCTS-09', 'API-084', 'D-86'] },
    async () => {
      const read = () => queryClient.ensureQueryData(wellnessServicesQuery())
      service.answer((response) => json(response, 500, {}))
      expect([await read(), await read()]).toEqual([null, null])
      expect(service.calls).toHaveLength(1)
      service.answer((response) => json(response, 200, WELLNESS))
      await queryClient.resetQueries({ queryKey: wellnessServicesQuery().queryKey })
      expect(await read()).toEqual(WELLNESS)
    },
  )

  it('the claim terms are null if the request for their URL fails', { tags: ['CLAIM-12', 'D-98'] }, async () => {
    service.answer((response) => json(response, 500, {}))
    expect(await queryClient.fetchQuery(claimTermsQuery())).toBeNull()
  })

  it('the claim terms are null if the service gives no URL for them', { tags: ['D-98'] }, async () => {
    service.answer((response) => json(response, 200, {}))
    expect(await queryClient.fetchQuery(claimTermsQuery())).toBeNull()
    expect(service.calls.map(({ url }) => url)).toEqual([`${at}/resource-urls`])
  })
})

describe('postClaim', () => {
  const send = () =>
    postClaim({
      claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03' },
      files: [new File(['%PDF-'], 'file-01.pdf', { type: 'application/pdf' })],
      idempotencyKey: 'key-1',
    })

  it(
    'a claim is submitted as one multipart request with its files and its idempotency key',
    { tags: ['CLAIM-79'] },
    async () => {
      service.answer((response) => json(response, 200, { message: 'Thank you' }))
      expect(await send()).toEqual({ message: 'Thank you' })
      const [call] = service.calls
      expect(service.calls).toHaveLength(1)
      expect(call).toMatchObject({
        method: 'POST',
        url: `${at}/multi-claims`,
        headers: { 'idempotency-key': 'key-1', authorization: 'Bearer aaa', locale: 'en' },
      })
      expect(call?.headers['content-type']).toMatch(/^multipart\/form-data/)
      expect(call?.body).toContain('name="claimExtraInfo"')
      expect(call?.body).toContain('{"claimType":"PHYS","participantId":"1","lob":"03"}')
      expect(call?.body).toMatch(/name="files"; filename="file-01\.pdf"/)
    },
  )

  it('a submission that failed is not sent again automatically', { tags: ['CLAIM-82'] }, async () => {
    service.answer((response) => json(response, 503, {}))
    await expect(send()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(service.calls).toHaveLength(1)
  })
})
