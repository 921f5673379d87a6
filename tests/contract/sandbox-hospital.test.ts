import {
  getHospitalBenefitQuery,
  getHospitalFamilyDetailsQuery,
  listHospitalBenefitsQuery,
  listHospitalFamiliesQuery,
} from '~generated/member/queries/hospital.ts'
import { expect, it } from 'vitest'
import {
  getHospitalBenefit,
  getHospitalFamilyDetails,
  getSuppressedHospital,
  listHospitalBenefits,
  listHospitalFamilies,
} from '~generated/member/client/hospital.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, speak } = useSandbox()
const path = () => decodeURIComponent(new URL(lastResponse().url).pathname)

it('families stand under the key 01, with titles as the insurer writes them', { tags: ['API-046', 'DATA-59'] }, async () => {
  const id = await as('alternate')
  const answer = (await listHospitalFamilies(id))!
  expect(path()).toBe(`/members/${id}/coverages/hospital`)
  expect(listHospitalFamiliesQuery().queryKey).toEqual(['listHospitalFamilies', id])
  const families = answer.data['01'].benFamilies
  expect(families[0]).toMatchObject({ shortDesc: 'Hospital room/accommodation (semi-private or private)', benefits: [{ benefitCode: 'ROOM' }, {}] })
  const first = ['data', '01', 'benFamilies', 0]
  expectFields('listHospitalFamilies 200', answer, [
    [...first, 'shortDesc'],
    [...first, 'benefits'],
    [...first, 'benefits', 0, 'benefitCode'],
    [...first, 'benefits', 0, 'shortDesc'],
  ])
  expectRequired('listHospitalFamilies 200', answer, [['data'], ['data', '01'], ['data', '01', 'benFamilies'], [...first, 'benefits', 0, 'benefitCode']])
  speak('fr')
  expect((await listHospitalFamilies(id))!.data['01'].benFamilies[0]?.shortDesc).toContain('Chambre d’hôpital/hébergement (')
})

it('every benefit of every family has details by product', { tags: ['API-047', 'DATA-62'] }, async () => {
  const id = await as('alternate')
  const codes = (await listHospitalFamilies(id))!.data['01'].benFamilies.flatMap(({ benefits }) => benefits.map(({ benefitCode }) => benefitCode))
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) {
    const { healthCareProductsMap, overallProvisions } = await getHospitalFamilyDetails(id, code)
    expect(Object.keys(healthCareProductsMap)).not.toHaveLength(0)
    expect(overallProvisions).not.toHaveLength(0)
  }
  const answer = await getHospitalFamilyDetails(id, 'ROOM')
  expect(path()).toBe(`/members/${id}/coverages/hospital/ROOM/details`)
  expect(getHospitalFamilyDetailsQuery('ROOM').queryKey).toEqual(['getHospitalFamilyDetails', id, 'ROOM'])
  const product = ['healthCareProductsMap', 'SEMIPRIV']
  const fields = ['shortDescription', 'longDescription', 'provisions', 'claimRequirements'].map((name) => [...product, name])
  expectFields('getHospitalFamilyDetails 200', answer, [['overallProvisions'], ['healthCareProductsMap'], ...fields])
  expectRequired('getHospitalFamilyDetails 200', answer, [
    ['overallProvisions'],
    ['healthCareProductsMap'],
    [...product, 'shortDescription'],
    [...product, 'provisions'],
  ])
})

it('a benefit or service that the plan does not have is refused in both languages', async () => {
  const id = await as('default')
  const unknown = {
    status: 404,
    serverText: { en: 'Your plan does not include this service. Choose another one.', fr: 'Votre régime ne comprend pas ce service. Choisissez-en un autre.' },
  }
  expect(await refusal(getHospitalFamilyDetails(id, 'NOTHING'))).toMatchObject(unknown)
  expect(await refusal(getHospitalBenefit(id, '1', 'NOTHING'))).toMatchObject(unknown)
  expect(await refusal(getHospitalBenefit(id, '1', 'NO SUCH'))).toMatchObject({ status: 400 })
})

it('services come by category for one person; 204 when the plan has none', { tags: ['API-048'] }, async () => {
  const id = await as('default')
  const categories = await listHospitalBenefits(id, '2')
  expect(path()).toBe(`/members/${id}/2/benefits/hospital`)
  expect(listHospitalBenefitsQuery('2').queryKey).toEqual(['listHospitalBenefits', id, '2'])
  expect(categories?.map(({ description }) => description)).toEqual(['Hospital room', 'Convalescence and rehabilitation'])
  const empty = await as('empty')
  expect(await listHospitalBenefits(empty, '1')).toBeNull()
  expect(lastResponse().status).toBe(204)
  expect((await listHospitalFamilies(empty))!.data['01'].benFamilies).toEqual([])
})

it('a service has its text, its place and its neighbours', { tags: ['DATA-56', 'DATA-57'] }, async () => {
  const id = await as('default')
  const answer = await getHospitalBenefit(id, '1', 'SEMIPRIV')
  expect(path()).toBe(`/members/${id}/1/benefits/hospital/SEMIPRIV`)
  expect(getHospitalBenefitQuery('1', 'SEMIPRIV').queryKey).toEqual(['getHospitalBenefit', id, '1', 'SEMIPRIV'])
  expect(answer).toMatchObject({
    heading: 'Semi-private room',
    benefit: { categoryDescription: 'Hospital room', subcategoryDescription: 'Room in a general hospital' },
    relatedServices: [{ code: 'PRIVROOM' }],
  })
  const fields = ['heading', 'description', 'provisions', 'eligibility', 'claimRequirements', 'benefit', 'relatedServices'].map((name) => [name])
  expectFields('getHospitalBenefit 200', answer, fields)
  expectRequired('getHospitalBenefit 200', answer, [['heading'], ['provisions'], ['eligibility'], ['claimRequirements']])
  for (const { description } of [...answer.provisions, ...answer.eligibility, ...answer.claimRequirements]) expect(description).toMatch(/^- \S/)
})

it('a service is never among its own neighbours, and every one can be opened', { tags: ['DATA-57'] }, async () => {
  const id = await as('default')
  const services = (await listHospitalBenefits(id, '1'))!.flatMap(({ subcategories = [] }) => subcategories.flatMap((each) => each.services))
  for (const { code } of services) {
    const { relatedServices } = await getHospitalBenefit(id, '1', code)
    expect(relatedServices?.map((each) => each.code)).not.toContain(code)
  }
})

it('the sample text of the specification comes from the service', { tags: ['CONST-26', 'CONST-27'] }, async () => {
  const id = await as('default')
  const text = JSON.stringify(await getHospitalBenefit(id, '1', 'SEMIPRIV'))
  for (const words of ['100%', '24 months', 'in Canada', 'eight months', 'first day of the ninth month', '90 occurrences per calendar year'])
    expect(text).toContain(words)
  const others = JSON.stringify([await getHospitalBenefit(id, '1', 'PRIVROOM')])
  expect(others).toContain('80%')
  speak('fr')
  expect(JSON.stringify(await getHospitalBenefit(id, '1', 'SEMIPRIV'))).toContain('100\u00a0%')
})

it('provisions say what kind of rule they are, and no other kind is known', { tags: ['DATA-76'] }, async () => {
  const id = await as('default')
  const answer = await getHospitalBenefit(id, '1', 'SEMIPRIV')
  expect(answer.provisions.map(({ agreementType }) => agreementType)).toEqual(expect.arrayContaining(['COINSURANCE', 'BENEFIT_MAXIMUM']))
  const having = (agreementType: string) => ({ ...answer, provisions: [{ description: '- x', agreementType }] })
  const accepts = (value: unknown) => registry['getHospitalBenefit 200']!.safeParse(value).success
  for (const kind of ['DENTAL_PRICING', 'HEALTH_PRICING', 'COINSURANCE', 'FISCAL_MAXIMUM', 'BENEFIT_MAXIMUM']) expect(accepts(having(kind))).toBe(true)
  expect(accepts(having('OTHER'))).toBe(false)
})

it('the suppressed variant has words and no amounts', { tags: ['API-050'] }, async () => {
  const id = await as('suppressed')
  const answer = (await getSuppressedHospital(id))!
  expect(path()).toBe(`/members/${id}/suppressed-coverages/hospital`)
  expect(answer.benefits[0]).toMatchObject({ benefitCode: 'ROOM', benefitDetails: { heading: 'Room in a general hospital' } })
  expect(JSON.stringify(answer)).not.toMatch(/%|\$/)
  speak('fr')
  expect((await getSuppressedHospital(id))!.benefits[0]?.benefitDetails.heading).toBe('Chambre dans un hôpital général')
  expect(await getSuppressedHospital(await as('empty'))).toEqual({ benefits: [] })
})

it('nobody looks at a person who is not on the plan or shares nothing', { tags: ['D-158'] }, async () => {
  const id = await as('dependant')
  expect(await listHospitalBenefits(id, '2')).not.toBeNull()
  expect(await refusal(listHospitalBenefits(id, '1'))).toMatchObject({ status: 403 })
  expect(await refusal(getHospitalBenefit(id, '1', 'SEMIPRIV'))).toMatchObject({ status: 403 })
  expect(await refusal(listHospitalBenefits(id, '99'))).toMatchObject({ status: 404 })
  expect(await refusal(listHospitalBenefits(id, 'abc'))).toMatchObject({ status: 400 })
})
