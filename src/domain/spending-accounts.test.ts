import { expect, it } from 'vitest'
import type { SpendingPeriod } from '~generated/member/model/index.ts'
import { sumMoney } from '~/domain/money.ts'
import { spendingTotal, usableByDeadline } from './spending-accounts.ts'

const period = (usableAmount: string, forfeitDate?: string, more: Partial<SpendingPeriod> = {}): SpendingPeriod => ({
  startDate: '20260101',
  endDate: '20261231',
  allocationAmount: '450.00',
  usedAmount: '75.00',
  balanceAmount: '375.00',
  usableAmount,
  ...(forfeitDate && { forfeitDate }),
  ...more,
})
const current = period('375.00', '20271231')
const carried = period('37.50', '20261231')
const lost = period('0.00', '20251231')

it(
  'usableByDeadline lists the usable amounts by the day on which each is forfeited, the earliest first',
  { tags: ['DATA-45'] },
  () => {
    const parts = usableByDeadline([current, carried, lost])
    expect(parts).toEqual([
      { amount: '37.50', until: '20261231' },
      { amount: '375.00', until: '20271231' },
    ])
    expect(sumMoney(parts.map(({ amount }) => amount))).toBe('412.50')
  },
)

it('usable amounts with the same forfeiture date are added up, and an amount without such a date comes last', () => {
  expect(usableByDeadline([period('10.00'), period('1.25', '20261231'), carried])).toEqual([
    { amount: '38.75', until: '20261231' },
    { amount: '10.00', until: undefined },
  ])
  expect(usableByDeadline([lost])).toEqual([])
})

it('the total of a spending account is the allocation of the current period plus the usable amounts of earlier periods', () => {
  expect(spendingTotal(current, [carried, lost])).toBe('487.50')
  expect(spendingTotal(current)).toBe('450.00')
})
