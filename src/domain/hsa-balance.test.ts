import { describe, expect, it } from 'vitest'
import { HSA_SERVICES } from '../../tests/support/claim-world.ts'
import { payableFrom } from './hsa-balance.ts'

const [first, second, third] = HSA_SERVICES as [
  (typeof HSA_SERVICES)[0],
  (typeof HSA_SERVICES)[0],
  (typeof HSA_SERVICES)[0],
]
const services = [
  { ...first, dateOfService: '20260601' }, // 19.00
  { ...second, dateOfService: '20260301' }, // 3.64
  { ...third, dateOfService: '20260401' }, // 11.66
]
const payable = (balance: string, from: typeof services = services) => {
  const { services: reached, amount, exceedsBalance } = payableFrom(from, balance)
  return [reached.map(({ id }) => id), amount, exceedsBalance]
}

describe('payableFrom', () => {
  it('a sufficient balance pays all services in full', () => {
    expect(payable('412.50')).toEqual([['C1-2', 'C2-1', 'C1-1'], '34.30', false])
    expect(payable('34.30')).toEqual([['C1-2', 'C2-1', 'C1-1'], '34.30', false])
  })

  it('an insufficient balance pays the oldest services first, and pays the last of them only in part', () => {
    expect(payable('10.00')).toEqual([['C1-2', 'C2-1'], '10.00', true])
    expect(payable('3.64')).toEqual([['C1-2'], '3.64', true])
  })

  it('an empty balance pays for no service, and a service that cannot be claimed is never paid', () => {
    expect(payable('0.00')).toEqual([[], '0.00', true])
    expect(payable('-5.00')).toEqual([[], '0.00', true])
    const without = [
      { ...first, claimEligibleFlag: false },
      { ...second, hsaAvailableFlag: false },
      { ...third, hsaUnclaimedEligibleAmount: '0.00' },
    ]
    expect(payable('412.50', without)).toEqual([[], '0.00', false])
    expect(payable('412.50', [])).toEqual([[], '0.00', false])
  })

  it('a balance pays at most 100 services, as many as one claim holds', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ ...first, id: `C${index}` }))
    expect(payableFrom(many, '9999.00')).toMatchObject({
      amount: '1900.00',
      exceedsBalance: true,
      services: { length: 100 },
    })
  })
})
