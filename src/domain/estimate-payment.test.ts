import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, toCents } from './money.ts'
import { estimateVisits, sumEstimates, type Visit } from './estimate-payment.ts'

const money = (max: number) => fc.integer({ min: 0, max }).map(fromCents)
const rule = fc.record(
  {
    coinsurancePercent: fc.integer({ min: 0, max: 100 }),
    perVisit: money(20_000),
    perYear: money(100_000),
    remaining: money(50_000),
    deductibleRemaining: money(10_000),
  },
  { requiredKeys: ['coinsurancePercent'] },
)
const PHYSIO = { coinsurancePercent: 80, perVisit: '90.00', perYear: '750.00' }
const visit = (amount: string, more: Visit['rule'] = {}, rest: Partial<Visit> = {}): Visit => ({
  rule: { ...PHYSIO, ...more },
  amount,
  person: '1',
  maximum: 'PHYS',
  ...rest,
})
const one = (each: Visit) => estimateVisits([each])[0]

describe('estimateVisits', () => {
  it('the plan pays its share of the recognized amount, and the estimate lists each amount that the plan does not pay', () => {
    expect(one(visit('95.00'))).toEqual({
      amount: '95.00',
      planPays: '72.00',
      share: '18.00',
      deductible: '0.00',
      aboveVisit: '5.00',
      aboveYear: '0.00',
    })
  })

  it('the plan pays after the deductible, and no more than what is left of the yearly maximum', () => {
    expect(one(visit('95.00', { deductibleRemaining: '50.00' }))).toMatchObject({
      deductible: '50.00',
      planPays: '32.00',
      share: '8.00',
    })
    expect(one(visit('95.00', { remaining: '30.00' }))).toMatchObject({
      planPays: '30.00',
      share: '18.00',
      aboveYear: '42.00',
    })
    expect(one(visit('95.00', { coinsurancePercent: 0, deductibleRemaining: '50.00' }))).toMatchObject({
      planPays: '0.00',
      deductible: '0.00',
      share: '90.00',
    })
  })

  it('the plan pays nothing for a visit without the prescription that it needs, and the sum counts the whole price', () => {
    const visits = estimateVisits([visit('95.00'), { ...visit('300.00'), isPrescriptionMissing: true }])
    expect(visits[1]).toMatchObject({ planPays: '0.00', share: '0.00', withoutPrescription: '300.00' })
    expect(sumEstimates(visits)).toMatchObject({ amount: '395.00', planPays: '72.00', withoutPrescription: '300.00' })
  })

  it('visits of one person under one maximum share the remaining maximum and the deductible, in the order of the visits', () => {
    const few = { remaining: '100.00', deductibleRemaining: '10.00' }
    const visits = [
      visit('95.00', few),
      visit('95.00', few),
      visit('95.00', few, { maximum: 'MASS' }),
      visit('95.00', few, { person: '2', maximum: 'of 2' }),
    ]
    expect(estimateVisits(visits).map((each) => each?.planPays)).toEqual(['64.00', '36.00', '72.00', '64.00'])
  })

  it('an estimate and its sum are null if the service does not say which share the plan pays', () => {
    expect(
      estimateVisits([
        visit('95.00', undefined, { rule: undefined }),
        visit('95.00', undefined, { rule: { perVisit: '90.00' } }),
      ]),
    ).toEqual([null, null])
    expect(sumEstimates(estimateVisits([visit('95.00'), visit('95.00', undefined, { rule: {} })]))).toBeNull()
    expect(sumEstimates([])).toBeNull()
  })

  it('the parts of an estimate add up to its amount, are never negative, and never exceed what is left of the maximum', () => {
    const visits = fc.array(
      fc.record({ rule, amount: money(40_000), person: fc.constantFrom('1', '2'), maximum: fc.constantFrom('a', 'b') }),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    fc.assert(
      fc.property(visits, (each) => {
        const estimates = estimateVisits(each)
        estimates.forEach((estimate, index) => {
          const { amount, ...parts } = estimate!
          const cents = Object.values(parts).map(toCents)
          expect(cents.every((part) => part >= 0)).toBe(true)
          expect(cents.reduce((sum, part) => sum + part, 0)).toBe(toCents(amount))
          expect(amount).toBe(each[index]!.amount)
        })
        for (const key of ['a', 'b']) {
          const first = each.find(({ maximum, rule: { remaining } }) => maximum === key && remaining !== undefined)
          const paid = estimates.filter(
            (_, index) => each[index]!.maximum === key && each[index]!.rule.remaining !== undefined,
          )
          if (first)
            expect(paid.reduce((sum, estimate) => sum + toCents(estimate!.planPays), 0)).toBeLessThanOrEqual(
              toCents(first.rule.remaining),
            )
        }
        const sum = sumEstimates(estimates)!
        expect(toCents(sum.amount)).toBe(each.reduce((total, { amount }) => total + toCents(amount), 0))
      }),
    )
  })
})
