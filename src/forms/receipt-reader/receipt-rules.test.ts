import { describe, expect, it } from 'vitest'
import { amountOf, dateOf } from './receipt-rules.ts'

const TODAY = '20261125'
const linesOf = (text: string, confidence?: number) =>
  text.split('|').map((line) => {
    const words = line
      .trim()
      .split(' ')
      .map((word) => ({ text: word, confidence: confidence ?? 0 }))
    return { text: line.trim(), ...(confidence !== undefined && { words }) }
  })
const amount = (text: string, confidence?: number) => amountOf(linesOf(text, confidence))?.value
const date = (text: string, confidence?: number) => dateOf(linesOf(text, confidence), TODAY)?.value

describe('amount of a receipt', () => {
  it.each([
    ['the total paid', 'Massage 95.00 | Total paid $95.00', '95.00'],
    ['a French amount', 'Total payé 95,00 $', '95.00'],
    ['an amount with thousands in English', 'Total $1,234.56', '1234.56'],
    ['an amount with thousands in French', 'Montant total 1 234,56 $', '1234.56'],
    ['the total, not the subtotal and its taxes', 'Subtotal 90.00 | GST 4.50 | Total 94.50', '94.50'],
    [
      'the total of a French receipt with its taxes',
      'Sous-total 90,00 $ | TPS 4,50 $ | TVQ 8,98 $ | Total 103,48 $',
      '103.48',
    ],
    ['an amount below its label', 'Amount paid | $95.00', '95.00'],
    ['the total, not the previous balance', 'Previous balance 40.00 | Total 95.00 | Balance due 0.00', '95.00'],
    ['the total, not the cash and its change', 'Total 95.00 | Cash tendered 100.00 | Change 5.00', '95.00'],
    ['the only amount of a receipt', 'Physiothérapie, 45 min 95,00 $', '95.00'],
    [
      'the amount beside a telephone number and a tax number',
      'Tel. 506-555-0142 | TPS 12345.67 RT0001 | Total 95.00',
      '95.00',
    ],
    ['the total that a card paid', 'TOTAL 95.00 | VISA 95.00', '95.00'],
  ])('amountOf finds %s', (_, text, expected) => {
    expect(amount(text)).toBe(expected)
  })

  it.each([
    ['there is none', 'Physiotherapy | Tel. 506-555-0142'],
    ['there are several totals', 'Total 95.00 | Total 80.00'],
    ['a part was paid by somebody else', 'Total 95.00 | Paid by patient 19.00'],
    ['a part is still owed', 'Total 95.00 | Insurance paid 76.00 | Balance 19.00'],
    ['there are several amounts without a total', 'Massage 95.00 | Pillow 20.00'],
    ['it is negative', 'Total -95.00'],
    ['it has no cents', 'Total 95'],
    ['it is a percentage', 'Total 14.98 %'],
  ])('amountOf finds no amount if %s', (_, text) => {
    expect(amount(text)).toBeUndefined()
  })

  it('amountOf accepts an amount from a photo only if it was read with high confidence or agrees with other amounts', () => {
    expect(amount('Total 95.00', 40)).toBeUndefined()
    expect(amount('Total 95.00', 95)).toBe('95.00')
    expect(amount('Massage 95.00 | Total 95.00', 40)).toBe('95.00')
    expect(amount('Subtotal 90.00 | GST 4.50 | Total 94.50', 40)).toBe('94.50')
  })

  it('amountOf ignores a dollar sign that was misread as a letter or a digit', () => {
    expect(amount('Total s95.00', 95)).toBe('95.00')
    expect(amount('Total $145.00 | Amount paid 8145.00', 95)).toBe('145.00')
    expect(amount('Total 8145.00', 95)).toBe('8145.00')
    expect(amount('Total $80.00 | Balance 0.00', 95)).toBe('80.00')
  })

  it('amountOf finds no amount in a photo if the total is unreadable or is less than the amount of one of the services', () => {
    expect(amount('Massage 95.00 | Total 1o9.2S', 95)).toBeUndefined()
    expect(amount('Massage 109.25 | Total 95.00', 95)).toBeUndefined()
  })

  it('amountOf returns the index of the line with the amount', () => {
    expect(amountOf(linesOf('Clinic | Total 95.00'))?.line).toBe(1)
  })
})

describe('date of a receipt', () => {
  it.each([
    ['2026-11-18'],
    ['2026/11/18'],
    ['18/11/2026'],
    ['11/18/2026'],
    ['Nov 18, 2026'],
    ['November 18th, 2026'],
    ['18 Nov 2026'],
    ['18-Nov-2026'],
    ['18 novembre 2026'],
    ['le 18 nov. 2026'],
    ['Wed. Nov. 18, 2026'],
  ])('dateOf reads %s as November 18, 2026', (written) => {
    expect(date(`Date: ${written}`)).toBe('20261118')
  })

  it.each([
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
  ])('dateOf reads the French month name %s', (month) => {
    expect(date(`Date : 1er ${month} 2026`)).toMatch(/^2026\d\d01$/)
  })

  it('dateOf distinguishes June from July, and March from May, in both languages', () => {
    expect(
      ['juin', 'juillet', 'mars', 'mai', 'Jun.', 'Jul.', 'March', 'May'].map((month) => date(`2 ${month} 2026`)),
    ).toEqual(['06', '07', '03', '05', '06', '07', '03', '05'].map((month) => `2026${month}02`))
  })

  it.each([
    ['the service, not of the print', 'Date of service: 2026-11-18 | Printed 2026-11-20', '20261118'],
    ['the service, not of the invoice', 'Facture du 2026-11-20 | Date du service : 2026-11-18', '20261118'],
    ['the visit in a list with amounts', 'Receipt date 2026-11-20 | 2026-11-18 Massage 95.00', '20261118'],
    ['the receipt, not of the birth', 'Date of birth: 2025-03-02 | Date: 2026-11-18', '20261118'],
    [
      'the receipt, not of the next visit',
      'Date : 18 novembre 2026 | Prochain rendez-vous : 20 novembre 2026',
      '20261118',
    ],
    ['a label above it', 'Date of service | 2026-11-18', '20261118'],
  ])('dateOf finds the date of %s', (_, text, expected) => {
    expect(date(text)).toBe(expected)
  })

  it.each([
    ['day and month may be swapped', 'Date: 05/06/2026'],
    ['it is in the future', 'Date: 2026-12-18'],
    ['it is more than two years ago', 'Date: 2019-11-18'],
    ['it is that of a birth', 'Né le 2025-03-02'],
    ['there are several visits', '2026-11-11 Massage 95.00 | 2026-11-18 Massage 95.00'],
    ['it does not exist', 'Date: 2026-02-30'],
    ['only the print has one', 'Printed 2026-11-20'],
  ])('dateOf finds no date if %s', (_, text) => {
    expect(date(text)).toBeUndefined()
  })

  it('dateOf uses another date of the receipt to decide whether the day or the month comes first', () => {
    expect(date('Visit: 05/06/2026 | Paid 13/06/2026')).toBe('20260605')
    expect(date('Visit: 05/06/2026 | Paid 06/13/2026')).toBe('20260506')
    expect(date('Visit: 05/06/2026 | Receipt of June 5, 2026')).toBe('20260605')
    expect(date('Date: 11/12/2026')).toBe('20261112')
  })

  it('dateOf finds no date in a photo if the date of the visit is unreadable', () => {
    expect(date('Receipt of 2026-11-20 | Date of treatment: Jui 28, 2O26', 95)).toBeUndefined()
    expect(date('Invoice 2026-11-20 | Date Description Amount | Massage 95.00', 95)).toBeUndefined()
    expect(date('Invoice 2026-11-20 | Date Description Amount | 2026-11-18 Massage 95.00', 95)).toBe('20261118')
  })

  it('dateOf accepts a date from a photo only if it was read with high confidence or appears twice', () => {
    expect(date('Date: 2026-11-18', 40)).toBeUndefined()
    expect(date('Date: 2026-11-18', 95)).toBe('20261118')
    expect(date('Date: 2026-11-18 | Paid on Nov 18, 2026', 40)).toBe('20261118')
  })
})
