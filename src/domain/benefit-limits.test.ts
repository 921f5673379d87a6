import { expect, it } from 'vitest'
import type { BenefitLimit } from '~generated/member/model/index.ts'
import { benefitLimits } from './benefit-limits.ts'

const limit = (description: string, used: string, participantId = '1'): BenefitLimit => ({
  participantId,
  description,
  maximum: '500.00',
  used,
  remaining: '0.00',
  from: '20260101',
  to: '20261231',
  asOf: '20261005',
})
const names = (limits: readonly BenefitLimit[]) => limits.map(({ description }) => description)

it('benefitLimits lists used benefits with the most used first, then unused benefits by name', () => {
  const answer = {
    benefits: [
      {
        key: 'EHB',
        description: 'Health',
        limits: [
          limit('Massage', '20.00'),
          limit('Zen', '0.00'),
          limit('Glasses', '300.00'),
          limit('Eyes', '400.00', '2'),
        ],
      },
      { key: 'DENTAL', description: 'Dental', limits: [limit('Dentist', '0.00')] },
      { key: 'TRAVEL', description: 'Travel' },
    ],
  }
  const { used, untouched } = benefitLimits(answer, '1')
  expect(names(used)).toEqual(['Glasses', 'Massage'])
  expect(names(untouched)).toEqual(['Dentist', 'Zen'])
})

it('benefitLimits lists a benefit with a maximum of 0 as unused, and lists no benefits for a missing response', () => {
  const { used, untouched } = benefitLimits(
    { benefits: [{ key: 'EHB', description: '', limits: [{ ...limit('A', '5.00'), maximum: '0.00' }] }] },
    '1',
  )
  expect([names(used), names(untouched)]).toEqual([[], ['A']])
  expect(benefitLimits(null, '1')).toEqual({ used: [], untouched: [] })
})
