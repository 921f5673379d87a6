import { describe, expect, it } from 'vitest'
import type { Predetermination } from '~generated/member/model/index.ts'
import { predeterminedAnswers } from './predetermined-answers.ts'

const CROWN: Predetermination = {
  predeterminationId: 'P1',
  kind: 'dental',
  status: 'PROCESSED',
  participantId: '2',
  participantName: 'Daniel',
  sentOn: '20261102',
  lines: [
    { code: '27211', description: 'Crown', amount: '960.10' },
    { code: '02111', description: 'X-ray', amount: '28.20' },
  ],
  claimType: 'XX-DENT',
  providerType: 'DENTINDI',
}

describe('answers of the claim of a treatment', { tags: ['D-282'] }, () => {
  it('the claim for a dental treatment plan is prefilled with one line, with the person and the sum of the prices', () => {
    expect(predeterminedAnswers(CROWN)).toMatchObject({
      'provider-type': { providerType: 'DENTINDI' },
      'claim-details': { lines: [{ participantId: '2', amountPaid: '988.30', needsPrescription: false }] },
    })
  })
  it('the claim for a treatment is prefilled with its service, or with no service if the treatment names none', () => {
    const service = { serviceId: 111, description: 'Massage', isServiceTypeOther: false, isRequirePrescription: true }
    const planned: Predetermination = { ...CROWN, kind: 'service', providerType: 'MASSPARA', service }
    expect(predeterminedAnswers(planned)).toMatchObject({
      'service-list': { services: ['rx:111'] },
      'claim-details': { lines: [{ key: 'rx:111#1', needsPrescription: true }] },
    })
    const { service: _, ...unnamed } = planned
    expect(Object.keys(predeterminedAnswers(unnamed))).toEqual(['provider-type', 'provider-type-vision'])
  })
})
