import { prefetch, queryClient } from '~/platform/query/query-client.ts'
import { activeParticipantsQuery } from '~/domain/shared-queries.ts'
import { getSuppressedExtendedHealthQuery } from '~generated/member/queries/health.ts'
import { getSuppressedHospitalQuery } from '~generated/member/queries/hospital.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { at, useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { selectedParticipantStore } from '~/platform/stores/selected-participant.ts'
import { withParticipant } from './selected-participant.ts'
import { familiesQuery, familyQuery, serviceQuery, servicesQuery } from './service-queries.ts'

/** A response that already has the service's category, so that the list of services is not needed. */
const PLACED = { benefit: {}, relatedServices: [] }
const service = useMemberService({
  answer: (response) => json(response, 200, PLACED),
})
beforeEach(() => {
  selectedParticipantStore.set(undefined)
})

const urls = () => service.calls.map(({ url }) => url)
const ask = (query: object) => queryClient.fetchQuery(query as never)

describe('service queries', { tags: ['COV-69'] }, () => {
  it(
    'the hospital families query, run twice in each language, sends one request per language',
    { tags: ['COV-23', 'API-046'] },
    service.asksOncePerLanguage(() => familiesQuery('hospital'), '/coverages/hospital'),
  )
  it(
    'the hospital family query, run twice in each language, sends one request per language',
    { tags: ['COV-27', 'API-047'] },
    service.asksOncePerLanguage(() => familyQuery('hospital', 'ROOM'), '/coverages/hospital/ROOM/details'),
  )
  it(
    'the hospital services query of a participant, run twice in each language, sends one request per language',
    { tags: ['COV-30', 'API-048'] },
    service.asksOncePerLanguage(() => servicesQuery('hospital', '2'), '/2/benefits/hospital'),
  )
  it(
    'the hospital service query, run twice in each language, sends one request per language',
    service.asksOncePerLanguage(() => serviceQuery('hospital', '2', 'A/B'), '/2/benefits/hospital/A%2FB'),
  )
  it(
    'the query for hospital coverage as text, run twice in each language, sends one request per language',
    { tags: ['COV-33', 'API-050'] },
    service.asksOncePerLanguage(getSuppressedHospitalQuery, '/suppressed-coverages/hospital'),
  )
  it(
    'the extended health families query, run twice in each language, sends one request per language',
    { tags: ['COV-34', 'API-051'] },
    service.asksOncePerLanguage(() => familiesQuery('health'), '/coverages/extended-health-benefits'),
  )
  it(
    'the extended health family query, run twice in each language, sends one request per language',
    { tags: ['COV-35', 'API-052'] },
    service.asksOncePerLanguage(
      () => familyQuery('health', 'EYES'),
      '/coverages/extended-health-benefits/EYES/details',
    ),
  )
  it(
    'the extended health services query of a participant, run twice in each language, sends one request per language',
    { tags: ['COV-37', 'API-053'] },
    service.asksOncePerLanguage(() => servicesQuery('health', '2'), '/2/benefits/health'),
  )
  it(
    'the extended health service query, run twice in each language, sends one request per language',
    service.asksOncePerLanguage(() => serviceQuery('health', '2', 'OPTO'), '/2/benefits/health/OPTO'),
  )
  it(
    'the query for extended health coverage without amounts, run twice in each language, sends one request per language',
    { tags: ['COV-40', 'API-055'] },
    service.asksOncePerLanguage(getSuppressedExtendedHealthQuery, '/suppressed-coverages/ehb'),
  )

  it('the service details are cached by code, participant and language', { tags: ['LOOK-09', 'I18N-07'] }, async () => {
    const wanted = [familyQuery('hospital', 'ROOM'), familyQuery('hospital', 'CONVAL')]
    const ofPeople = [serviceQuery('hospital', '1', 'SEMIPRIV'), serviceQuery('hospital', '2', 'SEMIPRIV')]
    for (const locale of ['en', 'fr', 'en'] as const) {
      setLocale(locale)
      for (const query of [...wanted, ...ofPeople, ...wanted]) await ask(query)
    }
    expect(urls()).toHaveLength(8)
    expect(new Set(urls()).size).toBe(4)
  })

  it(
    'a services query whose response has status 204 returns null, which is cached',
    { tags: ['COV-30', 'COV-37', 'LOOK-15'] },
    async () => {
      service.answer((response) => void response.writeHead(204).end())
      for (const query of [servicesQuery('hospital', '1'), servicesQuery('health', '1')])
        expect([await ask(query), await ask(query)]).toEqual([null, null])
      expect(urls()).toHaveLength(2)
    },
  )
})

describe('unknown service code', () => {
  const byCode = () => [
    serviceQuery('hospital', '1', 'NONE'),
    familyQuery('hospital', 'NONE'),
    serviceQuery('health', '1', 'NONE'),
    familyQuery('health', 'NONE'),
  ]
  it('a service query returns null if the service code is unknown (status 404)', async () => {
    service.answer((response) => json(response, 404, {}))
    for (const query of byCode()) expect(await ask(query)).toBeNull()
  })
  it.each([400, 403, 500])('a service query fails if the response has status %d', async (status) => {
    service.answer((response) => json(response, status, {}))
    for (const query of byCode()) await expect(ask(query)).rejects.toMatchObject({ status })
  })
})

describe('service without a category', () => {
  const facts = { code: 'PHYS', heading: 'Physio', provisions: [], eligibility: [], claimRequirements: [] }
  const list = [
    {
      id: 1,
      description: 'Practitioners',
      subcategories: [{ description: 'Body', services: [{ code: 'PHYS' }, { code: 'OSTE' }] }],
    },
  ]
  const combines = (branch: 'hospital' | 'health') => async () => {
    service.answer((response, { url }) => json(response, 200, url.endsWith('/PHYS') ? facts : list))
    const placed = {
      benefit: { categoryDescription: 'Practitioners', subcategoryDescription: 'Body' },
      relatedServices: [{ code: 'OSTE' }],
    }
    expect(await ask(serviceQuery(branch, '2', 'PHYS'))).toEqual({ ...facts, ...placed })
    // The list of services is cached, so a second service sends only its own request.
    await ask(servicesQuery(branch, '2'))
    expect(urls()).toEqual([`${at}/2/benefits/${branch}/PHYS`, `${at}/2/benefits/${branch}`])
  }
  it(
    'a hospital service gets its category from the list of services',
    { tags: ['COV-31', 'API-049', 'D-176'] },
    combines('hospital'),
  )
  it(
    'an extended health service gets its category from the list of services',
    { tags: ['COV-39', 'API-054', 'D-176'] },
    combines('health'),
  )
})

describe('withParticipant', () => {
  const person = (participantId: string) => ({
    participantId,
    isCardholder: participantId === '1',
    active: true,
    privacyConsent: true,
  })
  const answer = (status = 200) =>
    service.answer((response, { url }) => {
      if (url.includes('/participants')) json(response, status, [person('1'), person('2')])
      else json(response, 200, url.endsWith('cardholder-details') ? { participantId: '1' } : [])
    })
  const start = async () =>
    prefetch(...(await withParticipant((participantId) => servicesQuery('hospital', participantId))))

  it('services are prefetched for the member by default, and for the selected participant afterwards', async () => {
    answer()
    await start()
    await expect
      .poll(() => urls().toSorted())
      .toEqual([`${at}/1/benefits/hospital`, `${at}/cardholder-details`, `${at}/participants?filter=active`])
    selectedParticipantStore.set('2')
    await start()
    await expect.poll(() => urls().at(-1)).toBe(`${at}/2/benefits/hospital`)
    expect(queryClient.getQueryData(activeParticipantsQuery().queryKey)).toHaveLength(2)
  })
  it('services are not prefetched if the participants cannot be loaded', async () => {
    answer(500)
    await start()
    expect(urls().filter((url) => url.includes('/benefits/'))).toEqual([])
  })
})
