import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, splitAmount, sumMoney, toCents } from './money.ts'
import { formatMoney } from '../platform/i18n/format.ts'

const cents = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 })

describe('cents', () => {
  it('amounts converted to cents and back are unchanged', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(fromCents(amount))).toBe(amount)
      }),
    )
  })

  it('a sum of amounts equals the sum of their cents', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 40 }), (amounts) => {
        expect(sumMoney(amounts.map(fromCents))).toBe(fromCents(amounts.reduce((sum, each) => sum + each, 0)))
      }),
    )
  })

  it('sums of amounts are exact to the cent where floating-point numbers would be inexact', () => {
    expect(sumMoney(['0.10', '0.20'])).toBe('0.30')
    expect(sumMoney(['1.10', '2.20', '-3.30'])).toBe('0.00')
    expect(toCents('1.15')).toBe(115)
  })

  it('sumMoney treats missing amounts as zero', () => {
    expect(sumMoney([null, undefined, '12.00', ''])).toBe('12.00')
    expect(sumMoney([])).toBe('0.00')
  })

  it.each(['12', '12.5', '12,50', '1 234.50', '', '12.345', 'abc', '--1.00', '1e3.00'])(
    'the text %j does not match the format of an amount in the contract',
    (text) => {
      expect(() => toCents(text)).toThrow('not an amount')
    },
  )
})

describe('formatMoney', { tags: ['I18N-05', 'CONST-15'] }, () => {
  it.each([
    ['1234.56', '$1,234.56', '1 234,56 $'],
    ['0.00', '$0.00', '0,00 $'],
    ['-5.10', '−$5.10', '−5,10 $'],
    ['99999.99', '$99,999.99', '99 999,99 $'],
  ])('the amount %s is written as Canadians write dollars, in English and French', (amount, english, french) => {
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(plain(formatMoney(amount, 'en'))).toBe(english)
    expect(plain(formatMoney(amount, 'fr'))).toBe(french)
  })

  it('a French amount contains only no-break spaces, so that the dollar sign stays on the same line as the number', () => {
    expect(formatMoney('1234.56', 'fr')).not.toContain(' ')
  })

  it('an amount beyond the precision of a float is written exactly', () => {
    expect(formatMoney('90071992547409.93', 'en')).toBe('$90,071,992,547,409.93')
  })
})

describe('splitAmount', () => {
  it('splitAmount gives the requested parts in their order, and the last part is the remainder', () => {
    expect(splitAmount(100, [60, 30])).toEqual([60, 30, 10])
    expect(splitAmount(100, [60, 70, 5])).toEqual([60, 40, 0, 0])
    expect(splitAmount(100, [-5, 20])).toEqual([0, 20, 80])
    expect(splitAmount(-1, [20])).toEqual([0, 0])
  })

  it('the parts of a split amount add up to the amount', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.array(cents, { maxLength: 6 }), (total, wanted) => {
        expect(splitAmount(total, wanted).reduce((sum, part) => sum + part, 0)).toBe(total)
      }),
    )
  })
})
