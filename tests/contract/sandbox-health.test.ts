import {
  getExtendedHealthFamilyDetailsQuery,
  getHealthBenefitQuery,
  getSuppressedExtendedHealthQuery,
  listExtendedHealthFamiliesQuery,
  listHealthBenefitsQuery,
} from '~generated/member/queries/health.ts'
import { expect, it } from 'vitest'
import { listBenefits } from '~generated/member/client/coverage.ts'
import {
  getExtendedHealthFamilyDetails,
  getHealthBenefit,
  getSuppressedExtendedHealth,
  listExtendedHealthFamilies,
  listHealthBenefits,
} from '~generated/member/client/health.ts'
import { listServiceTypes } from '~generated/member/client/claims.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, speak } = useSandbox()
const path = () => decodeURIComponent(new URL(lastResponse().url).pathname)

it('families of extended health stand under the key 01, as those of hospital', { tags: ['API-051'] }, async () => {
  const id = await as('alternate')
  const families = (await listExtendedHealthFamilies(id))!.data['01'].benFamilies
  expect(path()).toBe(`/members/${id}/coverages/extended-health-benefits`)
  expect(listExtendedHealthFamiliesQuery().queryKey).toEqual(['listExtendedHealthFamilies', id])
  expect(families).toHaveLength(11)
  expect(families.some(({ shortDesc }) => shortDesc.includes('('))).toBe(true)
  expect(families.some(({ shortDesc }) => /\w\/\w/.test(shortDesc))).toBe(true)
  expect((await listExtendedHealthFamilies(await as('empty')))!.data['01'].benFamilies).toEqual([])
})

it('every benefit of every family has details, bullets with a dash in front', { tags: ['API-052'] }, async () => {
  const id = await as('alternate')
  const codes = (await listExtendedHealthFamilies(id))!.data['01'].benFamilies.flatMap(({ benefits }) => benefits.map(({ benefitCode }) => benefitCode))
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) {
    const { healthCareProductsMap, overallProvisions } = await getExtendedHealthFamilyDetails(id, code)
    const bullets = [...overallProvisions, ...Object.values(healthCareProductsMap).flatMap(({ provisions }) => provisions)]
    for (const { description } of bullets) expect(description).toMatch(/^- \S/)
  }
  await getExtendedHealthFamilyDetails(id, 'EARS')
  expect(path()).toBe(`/members/${id}/coverages/extended-health-benefits/EARS/details`)
  expect(getExtendedHealthFamilyDetailsQuery('EARS').queryKey).toEqual(['getExtendedHealthFamilyDetails', id, 'EARS'])
  expect(await refusal(getExtendedHealthFamilyDetails(id, 'NOTHING'))).toMatchObject({ status: 404 })
})

it('an inner dash stays, and each field of the map is known', { tags: ['DATA-62'] }, async () => {
  const answer = await getExtendedHealthFamilyDetails(await as('alternate'), 'TRANSPRT')
  const product = ['healthCareProductsMap', 'AIRSTRET']
  expectFields(
    'getExtendedHealthFamilyDetails 200',
    answer,
    ['shortDescription', 'longDescription', 'provisions', 'claimRequirements'].map((name) => [...product, name]),
  )
  expectRequired('getExtendedHealthFamilyDetails 200', answer, [['overallProvisions'], ['healthCareProductsMap'], [...product, 'claimRequirements']])
  expect(JSON.stringify(answer)).toContain('- Prior authorization – ask')
})

it('services come by category for one person; 204 when the plan has none', { tags: ['API-053', 'DATA-60'] }, async () => {
  const id = await as('default')
  const answer = await listHealthBenefits(id, '3')
  expect(path()).toBe(`/members/${id}/3/benefits/health`)
  expect(listHealthBenefitsQuery('3').queryKey).toEqual(['listHealthBenefits', id, '3'])
  const fields = [['id'], ['description'], ['subcategories'], ['subcategories', 0, 'description'], ['subcategories', 0, 'services', 0, 'code']].map((each) => [
    0,
    ...each,
  ])
  expectFields('listHealthBenefits 200', answer, fields)
  expectRequired('listHealthBenefits 200', answer, [
    [0, 'id'],
    [0, 'description'],
    [0, 'subcategories', 0, 'services', 0, 'code'],
  ])
  // a category without subcategories is complete: none is the default
  expect(registry['listHealthBenefits 200']!.safeParse([{ id: 8, description: 'Other' }])).toMatchObject({ data: [{ subcategories: [] }] })
  expect(registry['listHealthBenefits 200']!.safeParse([{ id: 'eight', description: 'Other' }]).success).toBe(false)
  expect(await listHealthBenefits(await as('empty'), '1')).toBeNull()
})

it('the catalogue has its eleven groups in both languages, vision among them', { tags: ['DATA-65', 'D-09'] }, async () => {
  const id = await as('default')
  const english = (await listHealthBenefits(id, '1'))!
  speak('fr')
  const french = (await listHealthBenefits(id, '1'))!
  const groups = [
    'ambulance',
    'braces-supports',
    'hearing',
    'hospital',
    'medical-equipment',
    'nursing',
    'orthopedic-shoes',
    'other',
    'practitioners',
    'prosthetics',
    'vision',
  ]
  expect(english.map(({ group }) => group)).toEqual(groups)
  expect(french.map(({ group }) => group)).toEqual(groups)
  expect(english.map(({ description }) => description)).toEqual([
    'Ambulance',
    'Braces and supports',
    'Hearing',
    'Hospital services',
    'Medical equipment',
    'Nursing',
    'Orthopedic shoes',
    'Other',
    'Practitioner services',
    'Prosthetics',
    'Vision',
  ])
  expect(french.at(-1)?.description).toBe('Soins de la vue')
})

it('every service can be opened and knows its neighbours', { tags: ['DATA-61'] }, async () => {
  const id = await as('default')
  const categories = (await listHealthBenefits(id, '1'))!
  for (const { description: category, subcategories = [] } of categories)
    for (const { description, services } of subcategories)
      for (const { code } of services) {
        const { benefit, relatedServices } = await getHealthBenefit(id, '1', code)
        expect(benefit).toEqual({ categoryDescription: category, subcategoryDescription: description })
        expect(relatedServices).toEqual(services.filter((each) => each.code !== code))
      }
  await getHealthBenefit(id, '1', 'PHYS')
  expect(path()).toBe(`/members/${id}/1/benefits/health/PHYS`)
  expect(getHealthBenefitQuery('1', 'PHYS').queryKey).toEqual(['getHealthBenefit', id, '1', 'PHYS'])
})

it('says of a practitioner what claims are decided by', async () => {
  const id = await as('default')
  const [service] = (await listServiceTypes(id, { lob: '03', 'service-date': '20261005', specialties: 'PHYS' }))!
  const { provisions } = await getHealthBenefit(id, '1', 'PHYS')
  expect(service?.maximum).toMatchObject({ coinsurancePercent: 80, perVisit: '90.00', perYear: '750.00' })
  const text = provisions.map(({ description }) => description).join(' ')
  for (const words of ['80%', '$90', '$750']) expect(text).toContain(words)
})

it('the sample text of the specification comes from the service', { tags: ['CONST-26', 'CONST-28'] }, async () => {
  const id = await as('default')
  const air = JSON.stringify(await getHealthBenefit(id, '1', 'AIRSTRET'))
  expect(air).toContain('Maximum of $420 for each person in a calendar year')
  expect(air).toContain('80%')
  expect(air).toContain('24 months')
  expect(JSON.stringify(await getHealthBenefit(id, '1', 'HEARAID'))).toContain('36 months')
  speak('fr')
  expect(JSON.stringify(await getHealthBenefit(id, '1', 'AIRSTRET'))).toContain('Maximum de 420\u00a0$ par personne assurée et par année civile')
})

it('the suppressed variant has words and no amounts, in the language of the call', { tags: ['API-055'] }, async () => {
  const id = await as('suppressed')
  const { benefitsDescriptions } = (await getSuppressedExtendedHealth(id))!
  expect(path()).toBe(`/members/${id}/suppressed-coverages/ehb`)
  expect(getSuppressedExtendedHealthQuery().queryKey).toEqual(['getSuppressedExtendedHealth', id])
  expect(benefitsDescriptions.length).toBeGreaterThan(1)
  expect(benefitsDescriptions.join()).not.toMatch(/%|\$/)
  speak('fr')
  expect((await getSuppressedExtendedHealth(id))!.benefitsDescriptions[0]).toMatch(/^Votre régime couvre/)
  expect(await getSuppressedExtendedHealth(await as('empty'))).toEqual({ benefitsDescriptions: [] })
})

it('nobody looks at a person who is not on the plan or shares nothing', { tags: ['D-158'] }, async () => {
  const id = await as('dependant')
  expect(await refusal(listHealthBenefits(id, '1'))).toMatchObject({ status: 403, serverText: { fr: expect.stringContaining('renseignements') as string } })
  expect(await refusal(getHealthBenefit(id, '1', 'PHYS'))).toMatchObject({ status: 403 })
  expect(await refusal(getHealthBenefit(id, '77', 'PHYS'))).toMatchObject({ status: 404 })
})

it('a plan without a benefit lists none, and its pages are empty', async () => {
  expect(await listBenefits(await as('empty'))).toEqual({ benefits: [] })
})
