import { describe, expect, it } from 'vitest'
import type { HealthProfessional, RecentClaimService, ServiceType } from '~generated/member/model/index.ts'
import { draftFromPreviousClaim } from './previous-claim.ts'
import { serviceKey } from './answers.ts'
import { buildDetails } from './lines.ts'

const service = {
  serviceId: 102,
  serviceCode: 'PHYS02',
  description: 'Treatment',
  isServiceTypeOther: false,
  isRequirePrescription: false,
} as ServiceType
const provider = { pauthId: 'R1', providerType: 'PHYSPARA' } as HealthProfessional
const visit: RecentClaimService = {
  claimType: 'XX-PRAC',
  lob: '01',
  participantId: '2',
  lastServiceDate: '20261101',
  lastAmount: '95.00',
  service,
  provider,
}
const offered = { recentProviders: [provider], services: [service] }
const key = serviceKey(service)

describe('draftFromPreviousClaim', { tags: ['D-97'] }, () => {
  it('a repeat claim has the type, provider, service and person of the previous claim, but not the date and amount', () => {
    const { answers, unsaved, completedSteps } = draftFromPreviousClaim(visit, offered)
    expect(answers).toEqual({
      'claim-type': { claimType: 'XX-PRAC' },
      'provider-type': { providerType: 'recent:R1' },
      'service-list': { services: [key] },
      'service-selection': { lines: [{ serviceId: key, count: 1 }] },
    })
    expect(completedSteps).toEqual(Object.keys(answers))
    // the initial line of the details has the person filled in
    expect(buildDetails(answers as never, unsaved['claim-details'] as never)).toEqual({
      lines: [{ key: `${key}#1`, participantId: '2', needsPrescription: false }],
    })
    expect(JSON.stringify([answers, unsaved])).not.toMatch(/95|2026/)
  })

  it('a claim that corrects an earlier one has its date and amount too', () => {
    const corrected = { dateOfService: '20261010', amountPaid: '55.00' }
    expect(draftFromPreviousClaim(visit, offered, corrected).unsaved['claim-details']).toEqual({
      lines: [{ key: `${key}#1`, participantId: '2', needsPrescription: false, ...corrected }],
    })
  })

  it('a step of a repeat claim is incomplete if the provider or service of the previous claim is no longer offered', () => {
    expect(draftFromPreviousClaim(visit, { ...offered, recentProviders: [] }).completedSteps).toEqual(['claim-type'])
    const { unsaved, completedSteps } = draftFromPreviousClaim(visit, { ...offered, services: [] })
    expect([unsaved, completedSteps]).toEqual([{}, ['claim-type', 'provider-type']])
    expect(
      draftFromPreviousClaim({ ...visit, service: { ...service, isServiceTypeOther: true } }, offered).completedSteps,
    ).toEqual(['claim-type', 'provider-type'])
  })

  it('draftFromPreviousClaim completes only steps that the claim type of the previous claim has', () => {
    expect(draftFromPreviousClaim({ ...visit, claimType: 'XX-VISI' }, offered).completedSteps).toEqual(['claim-type'])
    expect(draftFromPreviousClaim({ ...visit, claimType: 'XX-DENT' }, offered).completedSteps).toEqual([
      'claim-type',
      'provider-type',
    ])
    expect(draftFromPreviousClaim({ ...visit, claimType: 'XX-PSA' }, offered).completedSteps).toEqual([
      'claim-type',
      'service-list',
      'service-selection',
    ])
  })
})
