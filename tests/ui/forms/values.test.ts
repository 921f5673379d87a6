import { describe, expect, test } from 'vitest'
import { moneyOf, moneyText, postalCodeOf } from '../../../src/forms/text-value.ts'
import { parsePhone, formatPhone } from '../../../src/domain/participants.ts'

describe('amount', () => {
  test.each([
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['12.5', '12.50'],
    ['12', '12.00'],
    ['0', '0.00'],
    ['.5', '0.50'],
    ['25.', '25.00'],
    ['1 234,56 $', '1234.56'],
    ['1\u00a0234,56\u00a0$', '1234.56'],
    ['1\u202f234', '1234.00'],
    ['$ 1,234.56', '1234.56'],
    ['007', '7.00'],
    [' 95,00$ ', '95.00'],
  ])('the amount %s is read as %s', (typed, value) => expect(moneyOf(typed)).toBe(value))
  test.each(['', '$', '1e3', '12,345', '1,234', '12.345', '-5', '1.234,56', '12 34', '1 2345', 'abc', '१२'])(
    'the text %s is not an amount',
    (typed) => expect(moneyOf(typed)).toBeUndefined(),
  )
  test('an amount in French has a decimal comma', () =>
    expect([moneyText('12.50', 'fr'), moneyText('12.50', 'en'), moneyText('1e3', 'fr')]).toEqual([
      '12,50',
      '12.50',
      '1e3',
    ]))
})

describe('phone number', () => {
  test.each([
    '506-555-0123',
    '(506) 555 0123',
    '506.555.0123',
    '+1 506 555 0123',
    '15065550123',
    '506\u2011555\u20110123',
  ])('the phone number %s is read as ten digits', (typed) => expect(parsePhone(typed)).toBe('5065550123'))
  test.each(['555-0123', '25065550123', '506-555-0123 x4', ''])('the text %s is not a phone number', (typed) =>
    expect(parsePhone(typed)).toBeUndefined(),
  )
  test('a phone number is shown in three groups of digits', () =>
    expect([formatPhone('5065550123'), formatPhone('555')]).toEqual(['506-555-0123', '555']))
})

describe('postal code', () => {
  test.each(['E1C 4M1', 'e1c4m1', 'E1C-4M1', ' e1c  4m1 ', 'E1C\u00A04M1'])(
    'the postal code %s is read as E1C 4M1',
    (typed) => expect(postalCodeOf(typed)).toBe('E1C 4M1'),
  )
  test.each(['E1C', '04401', 'E1C/4M1', ''])('the text %s is not a postal code', (typed) =>
    expect(postalCodeOf(typed)).toBeUndefined(),
  )
})
