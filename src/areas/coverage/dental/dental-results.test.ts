import { describe, expect, it } from 'vitest'
import {
  dentalLeft,
  latestCodes,
  type CodeResult,
  errorsOf,
  estimateTreatment,
  listedServices,
  sortedResults,
  isRefused,
  nextPayableDate,
  parseCoverage,
  parseSearch,
  toOptions,
} from './dental-results.ts'

const service = (code: string) => ({
  code,
  shortDescription: `Service ${code}`,
  coverageCode: 'DIAG',
  specialty: 'GP',
  province: 'NB' as const,
  guideAmount: '44.00',
  coinsurancePercent: 80,
  planAmount: '35.20',
  provisions: [],
})
const refused = (code: string, ...reasons: string[]) => ({
  code,
  errors: reasons.map((description) => ({ code: 'X', description })),
})
const coverages = [{ code: 'DIAG', shortDescription: 'Diagnostic', provisions: [] }]
const partial: CodeResult = {
  coverages,
  serviceDetails: [
    { code: '01202', service: service('01202') },
    refused('99999', 'Unknown'),
    refused('97111', 'Ineligible', 'Unknown'),
    refused('99998', 'Unknown'),
  ],
}

describe('parseSearch', () => {
  it(
    'the result of a dental search lists the covered services, and groups the refused codes by reason',
    { tags: ['COV-12'] },
    () => {
      const result = parseSearch(partial)!
      expect(listedServices(result.serviceDetails).map(({ code }) => code)).toEqual(['01202'])
      expect(errorsOf(result.serviceDetails)).toEqual([
        { reason: 'Unknown', codes: ['99999', '99998'] },
        { reason: 'Ineligible', codes: ['97111'] },
      ])
    },
  )

  it(
    'a dental search succeeds if at least one code is covered, and fails if the response contains no codes',
    { tags: ['COV-13', 'ERR-30'] },
    () => {
      const commented = { ...partial, messageEn: 'One is covered.', messageFr: 'Un seul est couvert.' }
      expect(parseSearch(commented)).toEqual(commented)
      expect(isRefused(commented)).toBe(false)
      const none = {
        coverages: [],
        serviceDetails: [],
        messageEn: 'None is covered.',
        messageFr: 'Aucun n’est couvert.',
      }
      expect(() => parseSearch({ coverages: [], serviceDetails: [] })).toThrow(
        expect.objectContaining({ kind: 'validation', status: 400 }),
      )
      expect(() => parseSearch(none)).toThrow(
        expect.objectContaining({
          kind: 'validation',
          status: 400,
          serverText: { en: 'None is covered.', fr: 'Aucun n’est couvert.' },
        }),
      )
      expect(() => parseSearch({ messageEn: 'Unreadable.', messageFr: 'Illisible.' })).toThrow(
        expect.objectContaining({ serverText: { en: 'Unreadable.', fr: 'Illisible.' } }),
      )
    },
  )

  it(
    'a dental search without a covered code is treated as refused, with a reason for each code',
    { tags: ['COV-12', 'D-201'] },
    () => {
      const none = { coverages: [], serviceDetails: [refused('97111', 'Ineligible')], messageEn: 'None is covered.' }
      expect(parseSearch(none)).toEqual(none)
      expect(isRefused(none)).toBe(true)
    },
  )

  it(
    'a list that is missing in a dental search response is read as an empty list',
    { tags: ['ERR-30', 'D-201'] },
    () => {
      expect(parseSearch({ serviceDetails: partial.serviceDetails })).toEqual({ ...partial, coverages: [] })
      const unnamed = parseSearch({ coverages })!
      expect(unnamed).toEqual({ coverages, serviceDetails: [] })
      expect(isRefused(unnamed)).toBe(false)
      expect(isRefused({ coverages: [], serviceDetails: [refused('99999', 'Unknown')] })).toBe(true)
      expect(parseCoverage({ coverages })).toEqual({ coverages, overallProvisions: [] })
    },
  )

  it(
    'a dental search succeeds if the response has a service for each code, even if its list of coverages is empty',
    { tags: ['COV-10'] },
    () => {
      const bare = { coverages: [], serviceDetails: [{ code: '01202', service: service('01202') }] }
      expect(parseSearch(bare)).toEqual(bare)
      expect(isRefused(bare)).toBe(false)
    },
  )

  it('a dental search response with status 204 is parsed as null', { tags: ['COV-11'] }, () => {
    expect(parseSearch(null)).toBeNull()
  })
})

it(
  'parseCoverage returns the coverage, returns null for the status 204, and throws for a response with only messages',
  { tags: ['COV-05'] },
  () => {
    const coverage = { coverages, overallProvisions: [] }
    expect(parseCoverage(coverage)).toEqual(coverage)
    expect(parseCoverage(null)).toBeNull()
    expect(() => parseCoverage({ messageEn: 'Unreadable.', messageFr: 'Illisible.' })).toThrow(
      expect.objectContaining({ serverText: { en: 'Unreadable.', fr: 'Illisible.' } }),
    )
  },
)

it(
  'toOptions sorts the choices by their labels, and returns no choices for the status 204',
  { tags: ['COV-15', 'COV-16', 'LOOK-03'] },
  () => {
    expect(toOptions({ GP: 'Généraliste', EN: 'Endodontiste', ED: 'Édenté' }, 'fr')).toEqual([
      { value: 'ED', label: 'Édenté' },
      { value: 'EN', label: 'Endodontiste' },
      { value: 'GP', label: 'Généraliste' },
    ])
    expect(toOptions(null, 'en')).toEqual([])
  },
)

it('sortedResults sorts services by description regardless of accents', { tags: ['COV-18'] }, () => {
  const services = ['Polissage', 'Examen', 'Éruption', 'Détartrage'].map((description) => ({ description }))
  expect(sortedResults(services, 'fr').map(({ description }) => description)).toEqual([
    'Détartrage',
    'Éruption',
    'Examen',
    'Polissage',
  ])
  expect(services[0]).toEqual({ description: 'Polissage' })
})

it('the estimate of a treatment has one sum for the services payable now and another for services not payable yet', () => {
  const last = [
    { description: 'Recall', code: '01202', lastServiceDate: '20260613', nextServiceDate: '20261213' },
    { description: 'Polishing', code: '11101', lastServiceDate: '20260101', nextServiceDate: '20260701' },
    { description: 'Scaling', code: '11111', lastServiceDate: '20260101' },
  ]
  const again = nextPayableDate(last, '20261123')
  expect([...again]).toEqual([['01202', '20261213']])
  expect(nextPayableDate(null, '20261123').size).toBe(0)
  expect(estimateTreatment([service('01202'), service('11101'), service('11111')], again)).toMatchObject({
    amount: '132.00',
    planPays: '70.40',
    share: '17.60',
    notYet: '44.00',
  })
})

it(
  'an estimate of a treatment pays at most what is left of the maximum, if the service names one',
  { tags: ['D-369'] },
  () => {
    const limit = { maximum: '2000.00', used: '1950.00', remaining: '50.00', from: '', to: '', asOf: '' }
    const limits = (...people: string[]) =>
      people.map((participantId) => ({ ...limit, participantId, description: 'Dentist' }))
    const benefits = (...people: string[]) => ({
      benefits: [
        { key: 'EHB', description: '', limits: limits('1') },
        { key: 'DENTAL', description: '', limits: limits(...people) },
      ],
    })
    expect([dentalLeft(benefits('1', '2'), '1'), dentalLeft(benefits('1', '1'), '1'), dentalLeft(null, '1')]).toEqual([
      '50.00',
      undefined,
      undefined,
    ])
    expect(estimateTreatment([service('01202'), service('11101')], new Map(), '50.00')).toMatchObject({
      amount: '88.00',
      planPays: '50.00',
      share: '17.60',
      aboveYear: '20.40',
    })
  },
)

it('latestCodes offers the codes of the latest services, each code once', { tags: ['D-371'] }, () => {
  const did = (lastServiceDate: string, code?: string) => ({ description: 'A', lastServiceDate, ...(code && { code }) })
  const last = [did('20250101', '1'), did('20260101', '2'), did('20260301'), did('20260201', '3'), did('20240101', '1')]
  expect(latestCodes([...last, did('20230101', '4')]).map(({ code }) => code)).toEqual(['3', '2', '1'])
})
