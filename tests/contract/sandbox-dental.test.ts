import { expect, it } from 'vitest'
import { listClaimTypes, submitMultiClaims } from '~generated/member/client/claims.ts'
import { listBenefits } from '~generated/member/client/coverage.ts'
import {
  getCoveragesDental,
  getDentalBenefits,
  getDentalLastServiceDetails,
  listDentalSpecialties,
} from '~generated/member/client/dental.ts'
import { parseCoverage, parseSearch } from '~/areas/coverage/dental/dental-results.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { date8 } from './support/claim-journey.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusals, useSandbox } from './support/use-sandbox.ts'

const { as } = useSandbox()
const SEARCH = { specialty: 'GP', province: 'NB' } as const
const search = async (id: string, codes: string, more: object = {}) =>
  parseSearch(await getDentalBenefits(id, '1', { ...SEARCH, codes, ...more }))!

it('a plan without dental coverage has no dental benefit and no dental claim type', { tags: ['API-058'] }, async () => {
  const id = await as('saskatchewan')
  expect([await getDentalBenefits(id, '1'), await getCoveragesDental(id, { ...SEARCH, codes: '01202' })]).toEqual([
    null,
    null,
  ])
  expect((await listBenefits(id)).benefits.map(({ key }) => key)).not.toContain('DENTAL')
  expect((await listClaimTypes(id))?.map(({ claimType }) => claimType)).not.toContain('XX-DENT')
})

it(
  'the dental claim type and the dental coverage both name a deadline of 24 months',
  { tags: ['CONST-26'] },
  async () => {
    const id = await as('default')
    const coverage = parseCoverage(await getDentalBenefits(id, '2'))!
    const dental = (await listClaimTypes(id))?.find(({ claimType }) => claimType === 'XX-DENT')
    const months = (rules: object | null | undefined) => /within (\d+) months/.exec(JSON.stringify(rules))?.[1]
    expect([months(coverage.overallProvisions), months(dental?.claimRequirements)]).toEqual(['24', '24'])
    expect(JSON.stringify(coverage)).toContain('80%')
  },
)

it.each([
  {
    what: 'of a general dentist in New Brunswick',
    query: {},
    service: { guideAmount: '142.00', coinsurancePercent: 80, planAmount: '113.60' },
  },
  { what: 'in Quebec', query: { province: 'QC' }, service: { guideAmount: '135.00', province: 'QC' } },
  { what: 'of an endodontist', query: { specialty: 'EN' }, service: { guideAmount: '179.00', specialty: 'EN' } },
])('a filling has the price of the fee guide $what', { tags: ['API-059'] }, async ({ query, service }) => {
  const { coverages, serviceDetails } = await search(await as('default'), '23111', query)
  expect(coverages.map(({ code }) => code)).toEqual(['REST'])
  expect(serviceDetails).toMatchObject([{ code: '23111', service: { coverageCode: 'REST', ...service } }])
})

it(
  'a dental search returns each code once, in the order of the search, with a price or the reason why there is none',
  { tags: ['API-059', 'ERR-30'] },
  async () => {
    const id = await as('default')
    const { coverages, serviceDetails } = await search(id, '97111,01202,99999,01202')
    expect(lastResponse().status).toBe(400)
    expect(coverages.map(({ code }) => code)).toEqual(['DIAG'])
    expect(
      serviceDetails.map(({ code, service, errors }) => [code, service?.planAmount, errors?.[0]?.description]),
    ).toEqual([
      ['97111', undefined, 'Product or service is ineligible'],
      ['01202', '35.20', undefined],
      ['99999', undefined, 'This code is not in the fee guide'],
    ])
    expect(await search(id, '23111', { specialty: 'DT' })).toMatchObject({
      coverages: [],
      serviceDetails: [{ errors: [{ code: 'OTHER_SPECIALTY' }] }],
    })
  },
)

it.each([
  { specialty: 'GP' },
  { specialty: 'GP', province: 'NB' as const },
  { codes: '01202' },
  { ...SEARCH, specialty: 'ZZ', codes: '01202' },
])(
  'a dental search with an unknown specialty, or without specialty, province or codes, is refused with 422: %o',
  { tags: ['API-059', 'API-065'] },
  async (query) => {
    const id = await as('default')
    for (const refused of await refusals(getDentalBenefits(id, '1', query), getCoveragesDental(id, query)))
      expect(refused).toMatchObject({ status: 422 })
  },
)

it(
  'the contract allows a dental search response with only one of its fields, but no field of the wrong type',
  { tags: ['D-149', 'D-201'] },
  () => {
    const accepts = (operation: string, value: unknown) => registry[operation]!.safeParse(value).success
    const details = [{ code: '99999', errors: [{ code: 'UNKNOWN_CODE', description: 'x' }] }]
    for (const operation of [
      'getDentalBenefits 200',
      'getDentalBenefits 400',
      'getCoveragesDental 200',
      'getCoveragesDental 400',
    ]) {
      for (const part of [
        { coverages: [] },
        { overallProvisions: [] },
        { serviceDetails: details },
        { messageEn: 'x' },
      ])
        expect(accepts(operation, part)).toBe(true)
      for (const wrong of [
        { coverages: 'x' },
        { serviceDetails: [{ code: '12' }] },
        { serviceDetails: [{ code: '99999', errors: [] }] },
        [],
        42,
      ])
        expect(accepts(operation, wrong)).toBe(false)
    }
  },
)

it(
  'a dental service that is claimed becomes the last dental service of the person',
  { tags: ['API-060'] },
  async () => {
    const id = await as('hsa')
    expect(await getDentalLastServiceDetails(id, '3')).toBeNull()
    const service = {
      serviceId: 401,
      specialtyCode: 'DENT',
      dateOfService: date8(),
      amountPaid: '88.00',
      participantId: '3',
    }
    await submitMultiClaims(id, {
      claimExtraInfo: { claimType: 'DENT', participantId: '1', lob: '02', benefitServices: [service] },
    })
    const recall = (await getDentalLastServiceDetails(id, '3'))?.find(({ code }) => code === '01202')
    expect(recall).toMatchObject({ description: 'Recall examination', lastServiceDate: date8() })
    expect(recall!.nextServiceDate! > date8()).toBe(true)
  },
)

it('each of the fourteen specialties offers a service', { tags: ['DATA-54', 'API-062'] }, async () => {
  const id = await as('default')
  const specialties = Object.keys((await listDentalSpecialties(id))!)
  expect(specialties).toEqual(['OP', 'GP', 'DA', 'PR', 'RA', 'DT', 'OR', 'DP', 'PE', 'ON', 'PA', 'OS', 'DH', 'EN'])
  for (const specialty of specialties) {
    const { serviceDetails } = await search(id, '01202,11111,23111,33111,43421,71101,51101,81101', { specialty })
    expect({ specialty, isOffered: serviceDetails.some(({ service }) => service) }).toEqual({
      specialty,
      isOffered: true,
    })
  }
})

it(
  'the dental page of the plan and the dental page of a person have the same coverage',
  { tags: ['API-065'] },
  async () => {
    const id = await as('alternate')
    const query = { ...SEARCH, codes: '01202,99999' }
    expect(await getCoveragesDental(id)).toEqual(await getDentalBenefits(id, '1'))
    expect(await getCoveragesDental(id, query)).toEqual(await getDentalBenefits(id, '1', query))
  },
)
