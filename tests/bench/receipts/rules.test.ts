import { describe, expect, it } from 'vitest'
import { amountOf, dateOf } from '../../../src/forms/receipt-reader/receipt-rules.ts'
import { professionOf, providerOf } from '../../../src/forms/receipt-reader/receipt-names.ts'
import { HELD_OUT, KNOWN_PROVIDERS, makeReceipts, TODAY } from './receipts.ts'
import { linesOf } from './sheet.ts'

const receipts = makeReceipts()
const read = receipts.map((receipt) => {
  const lines = linesOf(receipt.sheet).map((text) => ({ text }))
  return {
    ...receipt,
    read: {
      amount: amountOf(lines)?.value,
      date: dateOf(lines, TODAY)?.value,
      provider: providerOf(lines, KNOWN_PROVIDERS)?.value,
      profession: professionOf(lines)?.value,
    },
  }
})

describe('receipt rules on the receipts of npm run bench:receipts', () => {
  it('the bench has at least eighty receipts, half of them in French and twenty with layouts not used to write the rules', () => {
    expect(receipts.length).toBeGreaterThanOrEqual(80)
    expect(receipts.filter(({ language }) => language === 'fr').length).toBeGreaterThanOrEqual(40)
    expect(receipts.filter(({ layout }) => HELD_OUT.includes(layout)).length).toBeGreaterThanOrEqual(20)
  })

  it.each(['amount', 'date', 'provider', 'profession'] as const)('the receipt rules never find a wrong %s', (field) => {
    const wrong = read.filter((each) => each.read[field] !== undefined && each.read[field] !== each[field])
    expect(wrong.map(({ id, read: found, ...receipt }) => `${id}: ${found[field]} for ${receipt[field]}`)).toEqual([])
  })

  it('the receipt rules find the amount of at least 95 % of the receipts that show one', () => {
    const some = read.filter(({ amount }) => amount)
    const missed = some.filter((each) => each.read.amount === undefined)
    expect(missed.length / some.length).toBeLessThanOrEqual(0.05)
  })

  it('the receipt rules find the date of at least 85 % of the receipts that show a date', () => {
    const some = read.filter(({ date }) => date)
    const missed = some.filter((each) => each.read.date === undefined)
    expect(missed.length / some.length).toBeLessThanOrEqual(0.15)
  })

  it.each(['provider', 'profession'] as const)(
    'the receipt rules find the %s of each receipt that names one',
    (field) => {
      const some = read.filter((each) => each[field])
      expect(some.length).toBeGreaterThan(20)
      expect(some.filter((each) => each.read[field] === undefined).map(({ id }) => id)).toEqual([])
    },
  )
})
