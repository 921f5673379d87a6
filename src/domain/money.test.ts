import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, splitAmount, sumMoney, toCents } from './money.ts'
import { formatMoney } from '../platform/i18n/format.ts'

const cents = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 })

describe('amounts are counted in whole cents', () => {
  it('and come back as they were', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(fromCents(amount))).toBe(amount)
      }),
    )
  })

  it('are added without losing any', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 40 }), (amounts) => {
        expect(sumMoney(amounts.map(fromCents))).toBe(fromCents(amounts.reduce((sum, each) => sum + each, 0)))
      }),
    )
  })

  it('where floats would lose one', () => {
    expect(sumMoney(['0.10', '0.20'])).toBe('0.30')
    expect(sumMoney(['1.10', '2.20', '-3.30'])).toBe('0.00')
    expect(toCents('1.15')).toBe(115)
  })

  it('absent ones count as nothing', () => {
    expect(sumMoney([null, undefined, '12.00', ''])).toBe('12.00')
    expect(sumMoney([])).toBe('0.00')
  })

  it.each(['12', '12.5', '12,50', '1 234.50', '', '12.345', 'abc', '--1.00', '1e3.00'])('%j is not an amount of the contract', (text) => {
    expect(() => toCents(text)).toThrow('not an amount')
  })
})

describe('amounts are shown as Canadians write dollars', { tags: ['I18N-05', 'CONST-15'] }, () => {
  it.each([
    ['1234.56', '$1,234.56', '1 234,56 $'],
    ['0.00', '$0.00', '0,00 $'],
    ['-5.10', '-$5.10', '-5,10 $'],
    ['99999.99', '$99,999.99', '99 999,99 $'],
  ])('%s', (amount, english, french) => {
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(plain(formatMoney(amount, 'en'))).toBe(english)
    expect(plain(formatMoney(amount, 'fr'))).toBe(french)
  })

  it('never break before the dollar sign in French', () => {
    expect(formatMoney('1234.56', 'fr')).not.toContain(' ')
  })

  it('are exact beyond what a float holds', () => {
    expect(formatMoney('90071992547409.93', 'en')).toBe('$90,071,992,547,409.93')
  })
})

describe('an amount is split', () => {
  it('into the parts in their order, as long as something is left of it', () => {
    expect(splitAmount(100, [60, 30])).toEqual([60, 30, 10])
    expect(splitAmount(100, [60, 70, 5])).toEqual([60, 40, 0, 0])
    expect(splitAmount(100, [-5, 20])).toEqual([0, 20, 80])
    expect(splitAmount(-1, [20])).toEqual([0, 0])
  })

  it('without losing a cent', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.array(cents, { maxLength: 6 }), (total, wanted) => {
        expect(splitAmount(total, wanted).reduce((sum, part) => sum + part, 0)).toBe(total)
      }),
    )
  })
})
