import { describe, expect, it } from 'vitest'
import { submissionInputOf, someone } from '../../../../tests/support/claim-journeys.ts'
import { WELLNESS } from '../../../../tests/support/claim-world.ts'
import { toClaimExtraInfo } from './claim-extra-info.ts'
import { neededDocuments } from './documents.ts'
import { serviceKey } from './answers.ts'
import { wellnessServices } from './claim-types.ts'

describe('a claim against the personal wellness account', { tags: ['D-121'] }, () => {
  const material = submissionInputOf(someone({ claimType: 'XX-PSA', services: ['101'], counts: [2, 1, 1, 1] }))

  it('is for what the account pays, each told apart from the others', () => {
    const services = wellnessServices(WELLNESS)
    expect(services.map(({ serviceCode, description }) => [serviceCode, description])).toEqual([
      ['FITN0001', 'Fitness fees'],
      ['FAMI0001', 'Child care'],
    ])
    expect(new Set(services.map(serviceKey)).size).toBe(2)
    expect(wellnessServices(null)).toEqual([])
  })

  it('says the code and the number of each expense, and names no provider and no other insurer', () => {
    const extra = toClaimExtraInfo(material)
    expect(extra).toMatchObject({ claimType: 'XX-PSA', lob: '07', isRta: false, isProviderNotFound: false })
    expect(extra.benefitServices?.map(({ serviceCode, serviceId }) => [serviceCode, serviceId])).toEqual([
      ['FITN0001', 501],
      ['FITN0001', 501],
    ])
    expect(extra).not.toHaveProperty('benefitProvider')
    expect(extra).not.toHaveProperty('coordinationOfBenefits')
  })

  it('needs a document', { tags: ['CLAIM-61', 'D-157'] }, () => {
    expect(neededDocuments(material.answers)).toEqual([{ id: 'receipt', isRequired: true }])
  })
})
