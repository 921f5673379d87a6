import { dentalSearchQuery, dentalCoverageQuery, provincesQuery, specialtiesQuery } from './dental/dental-queries.ts'
import { bookletIdQuery, downloadBooklet } from './booklet.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { getDentalLastServiceDetailsQuery, getSuppressedDentalQuery } from '~generated/member/queries/dental.ts'
import { describe, expect, it, vi } from 'vitest'
import { at, useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'

const service = useMemberService({
  answer: (response) => json(response, 200, { overallProvisions: [] }),
})

const params = { specialty: 'GP', province: 'NB', codes: '01202,11101' } as const

it(
  'the benefits query, run twice, sends one request',
  { tags: ['COV-01', 'COV-69'] },
  service.asksOnce(benefitsQuery, '/benefits'),
)
it(
  'the booklet id query, run twice, sends one request',
  { tags: ['API-075', 'ACCTS-19', 'COV-69'] },
  service.asksOnce(bookletIdQuery, '/coverages/booklets'),
)
it(
  'the dental coverage query of a participant, run twice, sends one request',
  { tags: ['API-058', 'COV-05', 'COV-69'] },
  service.asksOnce(() => dentalCoverageQuery('2'), '/2/benefits/dental'),
)
it(
  'the dental coverage query without a participant, run twice, sends one request',
  { tags: ['API-065', 'COV-20', 'COV-69'] },
  service.asksOnce(() => dentalCoverageQuery(undefined), '/coverages/dental'),
)
it(
  'the provinces query of a participant, run twice, sends one request',
  { tags: ['API-061', 'COV-15', 'COV-69'] },
  service.asksOnce(() => provincesQuery(true), '/benefits/dental/provinces'),
)
it(
  'the specialties query of a participant, run twice, sends one request',
  { tags: ['API-062', 'COV-15', 'COV-69'] },
  service.asksOnce(() => specialtiesQuery(true), '/benefits/dental/specialties'),
)
it(
  'the provinces query without a participant, run twice, sends one request',
  { tags: ['API-063', 'COV-20', 'COV-69'] },
  service.asksOnce(() => provincesQuery(false), '/coverages/dental/provinces'),
)
it(
  'the specialties query without a participant, run twice, sends one request',
  { tags: ['API-064', 'COV-20', 'COV-69'] },
  service.asksOnce(() => specialtiesQuery(false), '/coverages/dental/specialties'),
)
it(
  'the last dental services query, run twice, sends one request',
  { tags: ['API-060', 'COV-17', 'COV-69'] },
  service.asksOnce(() => getDentalLastServiceDetailsQuery('2'), '/2/benefits/dental/last-service-details'),
)
it(
  'the query for dental coverage without amounts, run twice, sends one request',
  { tags: ['API-056', 'COV-21', 'COV-69'] },
  service.asksOnce(getSuppressedDentalQuery, '/suppressed-coverages/dental'),
)

const searchesOnce = (person: string | undefined, path: string) => async () => {
  service.answer((response) => json(response, 400, { coverages: [{}], serviceDetails: [] }))
  const search = (more: object = {}) => queryClient.ensureQueryData(dentalSearchQuery(person, { ...params, ...more }))
  await search()
  await search()
  expect(service.calls.map(({ url }) => url)).toEqual([`${path}?specialty=GP&province=NB&codes=01202,11101`])
  await search({ province: 'QC' })
  await search({ specialty: 'DH' })
  await search({ codes: '01202' })
  setLocale('fr')
  await search()
  expect(service.calls).toHaveLength(5)
}

it(
  'a dental search of a participant sends one request for each combination of province, specialty, codes and language',
  { tags: ['COV-08', 'API-059', 'COV-14'] },
  searchesOnce('2', `${at}/2/benefits/dental`),
)
it(
  'a dental search without a participant sends one request for each combination of province, specialty, codes and language',
  { tags: ['COV-20', 'API-065', 'COV-14'] },
  searchesOnce(undefined, `${at}/coverages/dental`),
)

describe('benefitsQuery', () => {
  it.each([204, 404, 500])(
    'the benefits are null after a response with status %i; null is cached, and no error dialog opens',
    { tags: ['COV-03'] },
    async (status) => {
      service.answer((response) => (status === 204 ? void response.writeHead(204).end() : json(response, status, {})))
      expect(await queryClient.ensureQueryData(benefitsQuery())).toBeNull()
      expect(await queryClient.ensureQueryData(benefitsQuery())).toBeNull()
      expect(service.calls).toHaveLength(1)
      expect(errorStore.get()).toBeUndefined()
    },
  )
})

describe('booklet', () => {
  it(
    'the booklet id is null if the request fails, and no error dialog opens',
    { tags: ['ERR-31', 'ACCTS-19'] },
    async () => {
      service.answer((response) => json(response, 500, {}))
      expect(await queryClient.ensureQueryData(bookletIdQuery())).toBeNull()
      expect(errorStore.get()).toBeUndefined()
    },
  )

  it.each([
    ['a failure', (status: number) => status, 500],
    ['a 204', (status: number) => status, 204],
  ] as const)(
    'the booklet download returns false after %s, and no error dialog opens',
    { tags: ['ERR-31', 'ACCTS-21'] },
    async (_, __, status) => {
      service.answer((response) => void response.writeHead(status).end())
      expect(await downloadBooklet('BK-1')).toBe(false)
      expect(errorStore.get()).toBeUndefined()
    },
  )

  it.each([
    ['en', 'benefits-booklet.pdf'],
    ['fr', 'brochure-de-garanties.pdf'],
  ] as const)(
    'the booklet is saved under its name in the page language (%s)',
    { tags: ['ACCTS-20', 'API-076'] },
    async (locale, name) => {
      const link = { href: '', download: '', click: vi.fn<() => void>() }
      vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} }, createElement: () => link })
      vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      setLocale(locale)
      service.answer((response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'))
      expect(await downloadBooklet('BK-1')).toBe(true)
      expect([link.download, link.click.mock.calls.length, service.calls[0]?.url]).toEqual([
        name,
        1,
        `${at}/coverages/booklet?id=BK-1`,
      ])
      vi.useRealTimers()
    },
  )
})
