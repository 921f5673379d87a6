import { describe, expect, it } from 'vitest'
import { listServiceTypes } from '~generated/member/client/claims.ts'
import {
  getExtendedHealthFamilyDetails,
  getHealthBenefit,
  listExtendedHealthFamilies,
  listHealthBenefits,
} from '~generated/member/client/health.ts'
import {
  getHospitalBenefit,
  getHospitalFamilyDetails,
  getSuppressedHospital,
  listHospitalBenefits,
  listHospitalFamilies,
} from '~generated/member/client/hospital.ts'
import { refusals, useSandbox } from './support/use-sandbox.ts'

const { as, speak } = useSandbox()

describe.each([
  {
    branch: 'hospital',
    families: listHospitalFamilies,
    family: getHospitalFamilyDetails,
    services: listHospitalBenefits,
    service: getHospitalBenefit,
  },
  {
    branch: 'extended health',
    families: listExtendedHealthFamilies,
    family: getExtendedHealthFamilyDetails,
    services: listHealthBenefits,
    service: getHealthBenefit,
  },
])('$branch services', ({ families, family, services, service }) => {
  it(
    'the sandbox returns the rules of each benefit of each benefit family, and each rule begins with a dash',
    { tags: ['API-047', 'API-052', 'DATA-62'] },
    async () => {
      const id = await as('alternate')
      const codes = (await families(id))!.data['01'].benFamilies.flatMap(({ benefits }) =>
        benefits.map(({ benefitCode }) => benefitCode),
      )
      expect(new Set(codes).size).toBe(codes.length)
      for (const code of codes) {
        const { healthCareProductsMap, overallProvisions } = await family(id, code)
        const products = Object.values(healthCareProductsMap)
        expect([products, overallProvisions]).not.toContainEqual([])
        for (const { description } of [...overallProvisions, ...products.flatMap(({ provisions }) => provisions)])
          expect(description).toMatch(/^- \S/)
      }
    },
  )

  it(
    'the sandbox returns each service of a person with its category and the other services of its subcategory',
    { tags: ['DATA-57', 'DATA-61'] },
    async () => {
      const id = await as('default')
      for (const { description: category, subcategories = [] } of (await services(id, '1'))!)
        for (const { description, services: listed } of subcategories)
          for (const { code } of listed) {
            const { benefit, relatedServices } = await service(id, '1', code)
            expect(benefit).toEqual({ categoryDescription: category, subcategoryDescription: description })
            expect(relatedServices).toEqual(listed.filter((each) => each.code !== code))
          }
    },
  )

  it(
    'the sandbox responds with 404 for a code that the plan does not have, and with 204 for a plan without services',
    { tags: ['API-048', 'API-053'] },
    async () => {
      const id = await as('default')
      const unknown = {
        status: 404,
        serverText: {
          en: expect.stringContaining('does not include') as string,
          fr: expect.stringContaining('ne comprend pas') as string,
        },
      }
      for (const refused of await refusals(family(id, 'NOTHING'), service(id, '1', 'NOTHING')))
        expect(refused).toMatchObject(unknown)
      const empty = await as('empty')
      expect([await services(empty, '1'), (await families(empty))!.data['01'].benFamilies]).toEqual([null, []])
    },
  )
})

it('extended health has the eleven groups of the specification', { tags: ['DATA-65', 'D-09'] }, async () => {
  expect((await listHealthBenefits(await as('default'), '1'))!.map(({ group }) => group)).toEqual([
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
  ])
})

it('the coverage text of a practitioner states the percentage and the maximums that apply to claims', async () => {
  const id = await as('default')
  const [service] = (await listServiceTypes(id, { lob: '03', 'service-date': '20261005', specialties: 'PHYS' }))!
  const { provisions } = await getHealthBenefit(id, '1', 'PHYS')
  expect(service?.maximum).toMatchObject({ coinsurancePercent: 80, perVisit: '90.00', perYear: '750.00' })
  const text = provisions.map(({ description }) => description).join(' ')
  for (const words of ['80%', '$90', '$750']) expect(text).toContain(words)
})

it(
  'a semi-private hospital room has the conditions of the specification',
  { tags: ['CONST-26', 'CONST-27'] },
  async () => {
    const id = await as('default')
    const text = JSON.stringify(await getHospitalBenefit(id, '1', 'SEMIPRIV'))
    for (const words of [
      '100%',
      '24 months',
      'in Canada',
      'eight months',
      'first day of the ninth month',
      '90 occurrences per calendar year',
    ])
      expect(text).toContain(words)
  },
)

it(
  'an air stretcher and a hearing aid have the maximum and the deadlines of the specification',
  { tags: ['CONST-26', 'CONST-28'] },
  async () => {
    const id = await as('default')
    const air = JSON.stringify(await getHealthBenefit(id, '1', 'AIRSTRET'))
    for (const words of ['Maximum of $420 for each person in a calendar year', '80%', '24 months'])
      expect(air).toContain(words)
    expect(JSON.stringify(await getHealthBenefit(id, '1', 'HEARAID'))).toContain('36 months')
    speak('fr')
    expect(JSON.stringify(await getHealthBenefit(id, '1', 'AIRSTRET'))).toContain(
      'Maximum de 420\u00a0$ par personne assurée et par année civile',
    )
  },
)

it('hospital coverage without amounts has neither a percentage nor a price', { tags: ['API-050'] }, async () => {
  expect(JSON.stringify(await getSuppressedHospital(await as('suppressed')))).not.toMatch(/%|\$/)
  expect(await getSuppressedHospital(await as('empty'))).toEqual({ benefits: [] })
})
