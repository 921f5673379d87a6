import { getDentalBenefitsQuery } from '~generated/member/queries/dental.ts'
import { expect, it } from 'vitest'
import { listClaimTypes, submitMultiClaims } from '~generated/member/client/claims.ts'
import { listBenefits } from '~generated/member/client/coverage.ts'
import {
  getCoveragesDental,
  getDentalBenefits,
  getDentalLastServiceDetails,
  getSuppressedDental,
  listCoveragesDentalProvinces,
  listCoveragesDentalSpecialties,
  listDentalProvinces,
  listDentalSpecialties,
} from '~generated/member/client/dental.ts'
import { parseCoverage, parseSearch } from '~/areas/coverage/dental/dental-results.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { toDate8 } from '../../sandbox/dates.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, speak } = useSandbox()
const path = () => decodeURIComponent(new URL(lastResponse().url).pathname)
const SEARCH = { specialty: 'GP', province: 'NB' } as const
const search = async (id: string, codes: string, more: object = {}) => parseSearch(await getDentalBenefits(id, '1', { ...SEARCH, codes, ...more }))!

it('without a query the answer is the coverage; 204 without dental coverage', { tags: ['API-058', 'DATA-53'] }, async () => {
  const id = await as('default')
  const answer = parseCoverage(await getDentalBenefits(id, '2'))!
  expect(path()).toBe(`/members/${id}/2/benefits/dental`)
  expect(getDentalBenefitsQuery('2').queryKey).toEqual(['getDentalBenefits', id, '2'])
  const group = ['coverages', 0]
  expectFields('getDentalBenefits 200', answer, [
    ['coverages'],
    ['overallProvisions'],
    ...['code', 'shortDescription', 'longDescription', 'provisions'].map((name) => [...group, name]),
  ])
  expectRequired('getDentalBenefits 200', answer, [
    [...group, 'code'],
    [...group, 'provisions'],
  ])
  const saskatchewan = await as('saskatchewan')
  expect(await getDentalBenefits(saskatchewan, '1')).toBeNull()
  expect(lastResponse().status).toBe(204)
  expect((await listBenefits(saskatchewan)).benefits.map(({ key }) => key)).not.toContain('DENTAL')
  expect((await listClaimTypes(saskatchewan))?.map(({ claimType }) => claimType)).not.toContain('XX-DENT')
})

it('until when a claim may be sent is the same where it is begun and where the coverage is told', { tags: ['CONST-26', 'CLAIM-87'] }, async () => {
  const id = await as('default')
  const { overallProvisions } = parseCoverage(await getDentalBenefits(id, '2'))!
  const dental = (await listClaimTypes(id))?.find(({ claimType }) => claimType === 'XX-DENT')
  const months = (rules: object | null | undefined) => /within (\d+) months/.exec(JSON.stringify(rules))?.[1]
  expect([months(overallProvisions), months(dental?.claimRequirements)]).toEqual(['24', '24'])
})

it('a search prices each code by the guide of specialty and province', { tags: ['API-059'] }, async () => {
  const id = await as('default')
  const { coverages, serviceDetails } = await search(id, '01202,23111')
  expect(new URL(lastResponse().url).searchParams.get('codes')).toBe('01202,23111')
  expect(getDentalBenefitsQuery('1', { ...SEARCH, codes: '01202' }).queryKey).toEqual(['getDentalBenefits', id, '1', { ...SEARCH, codes: '01202' }])
  expect(lastResponse().status).toBe(200)
  expect(coverages.map(({ code }) => code)).toEqual(['DIAG', 'REST'])
  expect(serviceDetails).toMatchObject([
    { code: '01202', service: { guideAmount: '44.00', coinsurancePercent: 80, planAmount: '35.20', coverageCode: 'DIAG' } },
    { code: '23111', service: { guideAmount: '142.00', planAmount: '113.60', coverageCode: 'REST' } },
  ])
  const [quebec] = (await search(id, '23111', { province: 'QC' })).serviceDetails
  expect(quebec?.service).toMatchObject({ guideAmount: '135.00', province: 'QC' })
  const [endodontist] = (await search(id, '23111', { specialty: 'EN' })).serviceDetails
  expect(endodontist?.service).toMatchObject({ guideAmount: '179.00', specialty: 'EN' })
})

it('codes with errors make a 400 that is a result, in the order asked for, each code once', { tags: ['API-059', 'ERR-30'] }, async () => {
  const id = await as('default')
  const { coverages, serviceDetails } = await search(id, '97111,01202,99999,01202,99998')
  expect(lastResponse().status).toBe(400)
  expect(coverages.map(({ code }) => code)).toEqual(['DIAG'])
  expect(serviceDetails.map(({ code, service, errors }) => [code, service !== undefined, errors?.[0]?.description])).toEqual([
    ['97111', false, 'Product or service is ineligible'],
    ['01202', true, undefined],
    ['99999', false, 'This code is not in the fee guide'],
    ['99998', false, 'This code is not in the fee guide'],
  ])
  speak('fr')
  expect((await search(id, '97111,01202')).serviceDetails[0]?.errors?.[0]?.description).toBe('Produit ou service non admissible')
})

it('nothing covered at all has no coverages, a reason for each code and a sentence above them', { tags: ['API-059'] }, async () => {
  const id = await as('default')
  const answer = await search(id, '23111', { specialty: 'DT' })
  expect(lastResponse().status).toBe(400)
  expect(answer).toMatchObject({
    coverages: [],
    serviceDetails: [{ errors: [{ code: 'OTHER_SPECIALTY' }] }],
    messageEn: expect.any(String) as string,
    messageFr: expect.any(String) as string,
  })
})

it('an incomplete search, or a specialty that is not in the list, is refused with what to do', { tags: ['API-059'] }, async () => {
  const id = await as('default')
  for (const query of [{ specialty: 'GP' }, { specialty: 'GP', province: 'NB' as const }, { codes: '01202' }])
    expect(await refusal(getDentalBenefits(id, '1', query))).toMatchObject({
      status: 422,
      serverText: { en: expect.stringContaining('specialty') as string, fr: expect.stringContaining('spécialité') as string },
    })
  expect(await refusal(getDentalBenefits(id, '1', { ...SEARCH, specialty: 'ZZ', codes: '01202' }))).toMatchObject({ status: 422 })
  for (const codes of ['1202', '01202;23111', '01202,', Array(11).fill('01202').join(',')]) {
    await expect(search(id, codes)).rejects.toMatchObject({ serverText: { en: expect.any(String) as string } })
    expect(lastResponse().status).toBe(400)
  }
})

it('each part of the answer may be missing, and none may be another thing', { tags: ['D-149', 'D-201'] }, () => {
  const accepts = (operation: string, value: unknown) => registry[operation]!.safeParse(value).success
  const details = [{ code: '99999', errors: [{ code: 'UNKNOWN_CODE', description: 'x' }] }]
  for (const operation of ['getDentalBenefits 200', 'getDentalBenefits 400', 'getCoveragesDental 200', 'getCoveragesDental 400']) {
    for (const part of [{ coverages: [] }, { overallProvisions: [] }, { serviceDetails: details }, { messageEn: 'x' }])
      expect(accepts(operation, part)).toBe(true)
    for (const wrong of [{ coverages: 'x' }, { serviceDetails: [{ code: '12' }] }, { serviceDetails: [{ code: '99999', errors: [] }] }, [], 42])
      expect(accepts(operation, wrong)).toBe(false)
  }
})

it('last services have a description, in no order; what was claimed counts', { tags: ['API-060'] }, async () => {
  const id = await as('default')
  const office = (await getDentalLastServiceDetails(id, '2'))!
  expect(path()).toBe(`/members/${id}/2/benefits/dental/last-service-details`)
  expectFields('getDentalLastServiceDetails 200', office, [
    [0, 'description'],
    [0, 'code'],
    [0, 'lastServiceDate'],
  ])
  expectRequired('getDentalLastServiceDetails 200', office, [[0, 'description']])
  const names = office.map(({ description }) => description)
  expect(names).not.toEqual(names.toSorted())

  const family = await as('hsa')
  expect(await getDentalLastServiceDetails(family, '3')).toBeNull()
  const today = toDate8(Date.now())
  const service = { serviceId: 401, specialtyCode: 'DENT', dateOfService: today, amountPaid: '88.00', participantId: '3' }
  await submitMultiClaims(family, { claimExtraInfo: { claimType: 'DENT', participantId: '1', lob: '02', benefitServices: [service] } })
  const recall = (await getDentalLastServiceDetails(family, '3'))?.find(({ code }) => code === '01202')
  expect(recall).toMatchObject({ description: 'Recall examination', lastServiceDate: today })
  expect(recall!.nextServiceDate! > today).toBe(true)
  expect(await getDentalLastServiceDetails(await as('saskatchewan'), '1')).toBeNull()
})

it('provinces are a map of value to label, the same on both pages; 204 without coverage', { tags: ['API-061', 'API-063'] }, async () => {
  const id = await as('default')
  const provinces = await listDentalProvinces(id)
  expect(path()).toBe(`/members/${id}/benefits/dental/provinces`)
  expect(Object.keys(provinces!)).toHaveLength(13)
  expect(provinces).toMatchObject({ NB: 'New Brunswick', QC: 'Quebec' })
  expect(await listCoveragesDentalProvinces(id)).toEqual(provinces)
  expect(path()).toBe(`/members/${id}/coverages/dental/provinces`)
  speak('fr')
  expect(await listDentalProvinces(id)).toMatchObject({ NB: 'Nouveau-Brunswick' })
  const saskatchewan = await as('saskatchewan')
  expect([await listDentalProvinces(saskatchewan), await listCoveragesDentalProvinces(saskatchewan)]).toEqual([null, null])
})

it('specialties are the fourteen codes with names in both languages; 204 without coverage', { tags: ['API-062', 'API-064', 'DATA-54'] }, async () => {
  const id = await as('default')
  const english = (await listDentalSpecialties(id))!
  expect(path()).toBe(`/members/${id}/benefits/dental/specialties`)
  expect(Object.keys(english)).toEqual(['OP', 'GP', 'DA', 'PR', 'RA', 'DT', 'OR', 'DP', 'PE', 'ON', 'PA', 'OS', 'DH', 'EN'])
  expect(await listCoveragesDentalSpecialties(id)).toEqual(english)
  expect(path()).toBe(`/members/${id}/coverages/dental/specialties`)
  speak('fr')
  const french = (await listDentalSpecialties(id))!
  for (const code of Object.keys(english)) expect(french[code]).not.toBe(english[code])
  expect(await listDentalSpecialties(await as('saskatchewan'))).toBeNull()
})

it('every kind of provider has something to offer, and every code somebody who gives it', async () => {
  const id = await as('default')
  for (const specialty of Object.keys((await listDentalSpecialties(id))!)) {
    const { serviceDetails } = await search(id, '01202,11111,23111,33111,43421,71101,51101,81101', { specialty })
    expect(serviceDetails.some(({ service }) => service)).toBe(true)
  }
})

it('the alternate page asks without a person and gets the same answers', { tags: ['API-065'] }, async () => {
  const id = await as('alternate')
  const query = { ...SEARCH, codes: '01202,99999' }
  expect(await getCoveragesDental(id)).toEqual(await getDentalBenefits(id, '1'))
  expect(await getCoveragesDental(id, query)).toEqual(await getDentalBenefits(id, '1', query))
  await getCoveragesDental(id, { ...SEARCH, codes: '01202' })
  expect(path()).toBe(`/members/${id}/coverages/dental`)
  expect(lastResponse().status).toBe(200)
  expect(await refusal(getCoveragesDental(id, { codes: '01202' }))).toMatchObject({ status: 422 })
  expect(await getCoveragesDental(await as('saskatchewan'), query)).toBeNull()
})

it('the suppressed variant has words and no amounts', { tags: ['API-056'] }, async () => {
  const id = await as('suppressed', 'fr')
  const { benefitsDescriptions } = (await getSuppressedDental(id))!
  expect(path()).toBe(`/members/${id}/suppressed-coverages/dental`)
  expect(benefitsDescriptions[0]).toMatch(/^Votre régime couvre/)
  expect(benefitsDescriptions.join()).not.toMatch(/%|\$/)
  expect(await getSuppressedDental(await as('saskatchewan'))).toEqual({ benefitsDescriptions: [] })
})

it('nobody looks at a person who is not on the plan or shares nothing', { tags: ['D-158'] }, async () => {
  const id = await as('dependant')
  expect(await refusal(getDentalBenefits(id, '1'))).toMatchObject({ status: 403 })
  expect(await refusal(getDentalLastServiceDetails(id, '1'))).toMatchObject({ status: 403 })
  expect(await refusal(getDentalBenefits(id, '99'))).toMatchObject({ status: 404 })
})

it('the sample deadline and percentage of the specification come from the service', { tags: ['CONST-26'] }, async () => {
  const text = JSON.stringify(await getDentalBenefits(await as('default'), '1'))
  for (const words of ['24 months', '80%']) expect(text).toContain(words)
})
