import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { errorStore, clearError } from '~/platform/errors/error-store.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { coverage, downloadBooklet } from './api.ts'
import { dental } from './dental-api.ts'

const service = useService({ apiToken: () => 'Bearer aaa', answer: (response) => json(response, 200, { overallProvisions: [] }) })
beforeEach(() => {
  openTab()
  setLocale('en')
  queryClient.clear()
  clearError()
})

const id = 'marie@example.com'
const at = '/members/marie%40example.com'
const params = { specialty: 'GP', province: 'NB', codes: '01202,11101' } as const

it.each([
  ['API-072 COV-01', () => coverage.benefits(id), `${at}/benefits`],
  ['API-075 ACCTS-19', () => coverage.bookletId(id), `${at}/coverages/booklets`],
  ['API-058 COV-05', () => dental.coverage(id, '2'), `${at}/2/benefits/dental`],
  ['API-065 COV-20', () => dental.coverage(id, undefined), `${at}/coverages/dental`],
  ['API-061 COV-15', () => dental.provinces(id, true), `${at}/benefits/dental/provinces`],
  ['API-062 COV-15', () => dental.specialties(id, true), `${at}/benefits/dental/specialties`],
  ['API-063 COV-20', () => dental.provinces(id, false), `${at}/coverages/dental/provinces`],
  ['API-064 COV-20', () => dental.specialties(id, false), `${at}/coverages/dental/specialties`],
  ['API-060 COV-17', () => dental.lastServices(id, '2'), `${at}/2/benefits/dental/last-service-details`],
  ['API-056 COV-21', () => dental.words(id), `${at}/suppressed-coverages/dental`],
] as const)('%s asks %o, once (COV-69)', async (_, query, url) => {
  await queryClient.ensureQueryData(query() as never)
  await queryClient.ensureQueryData(query() as never)
  expect(service.calls.map((call) => [call.method, call.url])).toEqual([['GET', url]])
})

it.each([
  ['COV-08 API-059', '2', `${at}/2/benefits/dental`],
  ['COV-20 API-065', undefined, `${at}/coverages/dental`],
] as const)('%s COV-14 a search is one call for its person, codes, specialty and province', async (_, person, path) => {
  service.answer((response) => json(response, 400, { coverages: [{}], serviceDetails: [] }))
  const search = (more: object = {}) => queryClient.ensureQueryData(dental.search(id, person, { ...params, ...more }))
  await search()
  await search()
  expect(service.calls.map(({ url }) => url)).toEqual([`${path}?specialty=GP&province=NB&codes=01202,11101`])
  await search({ province: 'QC' })
  await search({ specialty: 'DH' })
  await search({ codes: '01202' })
  setLocale('fr')
  await search()
  expect(service.calls).toHaveLength(5)
})

describe('a plan whose benefits cannot be read', () => {
  it.each([204, 404, 500])('COV-03 has none, for as long as one is signed in, and nobody is told (%i)', async (status) => {
    service.answer((response) => (status === 204 ? void response.writeHead(204).end() : json(response, status, {})))
    expect(await queryClient.ensureQueryData(coverage.benefits(id))).toBeNull()
    expect(await queryClient.ensureQueryData(coverage.benefits(id))).toBeNull()
    expect(service.calls).toHaveLength(1)
    expect(errorStore.get()).toBeUndefined()
  })
})

describe('the booklet', () => {
  it('ERR-31 ACCTS-19 has no number when that cannot be had, and nobody is told', async () => {
    service.answer((response) => json(response, 500, {}))
    expect(await queryClient.ensureQueryData(coverage.bookletId(id))).toBeNull()
    expect(errorStore.get()).toBeUndefined()
  })

  it.each([
    ['a failure', (status: number) => status, 500],
    ['a 204', (status: number) => status, 204],
  ] as const)('ERR-31 ACCTS-21 is false after %s: no file and no dialog', async (_, __, status) => {
    service.answer((response) => void response.writeHead(status).end())
    expect(await downloadBooklet(id, 'BK-1')).toBe(false)
    expect(errorStore.get()).toBeUndefined()
  })

  it.each([
    ['en', 'benefits-booklet.pdf'],
    ['fr', 'brochure-de-garanties.pdf'],
  ] as const)('ACCTS-20 API-076 is saved under its name (%s)', async (locale, name) => {
    const link = { href: '', download: '', click: vi.fn<() => void>() }
    vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} }, createElement: () => link })
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    setLocale(locale)
    service.answer((response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'))
    expect(await downloadBooklet(id, 'BK-1')).toBe(true)
    expect([link.download, link.click.mock.calls.length, service.calls[0]?.url]).toEqual([name, 1, `${at}/coverages/booklet?id=BK-1`])
    vi.useRealTimers()
  })
})
