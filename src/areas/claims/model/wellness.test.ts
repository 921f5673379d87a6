import { describe, expect, it } from 'vitest'
import { submissionInputOf, someone } from '../../../../tests/support/claim-journeys.ts'
import { WELLNESS } from '../../../../tests/support/claim-world.ts'
import { toClaimExtraInfo } from './claim-extra-info.ts'
import { neededDocuments } from './documents.ts'
import { serviceKey } from './answers.ts'
import { wellnessServices } from './claim-types.ts'

describe('personal wellness claim', { tags: ['D-121'] }, () => {
  const material = submissionInputOf(someone({ claimType: 'XX-PSA', services: ['101'], counts: [2, 1, 1, 1] }))

  it('the wellness services are those that the account pays for, each with a unique key', () => {
    const services = wellnessServices(WELLNESS)
    expect(services.map(({ serviceCode, description }) => [serviceCode, description])).toEqual([
      ['FITN0001', 'Fitness fees'],
      ['FAMI0001', 'Child care'],
    ])
    expect(new Set(services.map(serviceKey)).size).toBe(2)
    expect(wellnessServices(null)).toEqual([])
    const unnumbered = WELLNESS.map(({ benefitCode, shortDescription, longDescription }) => ({
      benefitCode,
      shortDescription,
      longDescription,
    }))
    const keys = (benefits: typeof unnumbered) =>
      Object.fromEntries(wellnessServices(benefits).map((service) => [service.serviceCode, serviceKey(service)]))
    expect(keys(unnumbered.toReversed()), 'in any order').toEqual(keys(unnumbered))
    expect(new Set(Object.values(keys(unnumbered))).size).toBe(2)
  })

  it('a wellness claim is submitted with service codes, but without a provider and without coordination of benefits', () => {
    const extra = toClaimExtraInfo(material)
    expect(extra).toMatchObject({ claimType: 'XX-PSA', lob: '07', isRta: false, isProviderNotFound: false })
    expect(extra.benefitServices?.map(({ serviceCode, serviceId }) => [serviceCode, serviceId])).toEqual([
      ['FITN0001', 501],
      ['FITN0001', 501],
    ])
    expect(extra).not.toHaveProperty('benefitProvider')
    expect(extra).not.toHaveProperty('coordinationOfBenefits')
  })

  it('an expense that the list gives no number is submitted by its code alone', { tags: ['D-382'] }, () => {
    const both = submissionInputOf(someone({ claimType: 'XX-PSA', services: ['101', '102'], counts: [1, 1, 1, 1] }))
    const [first, second] = toClaimExtraInfo(both).benefitServices ?? []
    expect(first).toMatchObject({ serviceCode: 'FITN0001', serviceId: 501 })
    expect(second).toMatchObject({ serviceCode: 'FAMI0001' })
    expect(second).not.toHaveProperty('serviceId')
  })

  it('a wellness claim requires a receipt', { tags: ['CLAIM-61', 'D-157'] }, () => {
    expect(neededDocuments(material.answers)).toEqual([{ id: 'receipt', isRequired: true }])
  })
})
