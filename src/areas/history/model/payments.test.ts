import { describe, expect, it } from 'vitest'
import type { PaymentLine, PaymentStatement } from '~generated/member/model/index.ts'
import { centsNotShown, paymentInSearch, defaultPeriod, isComplete, paidByMonth, paymentSearch } from './payments.ts'

const TODAY = '20261120'
const query = (text: string) => new URLSearchParams(text)

describe('paymentSearch', { tags: ['HIST-32'] }, () => {
  it(
    'the payment search covers the last twelve months by default, as the search of claims does',
    { tags: ['D-93'] },
    () => {
      expect(paymentSearch(query('paymentId=P1&other=x'), TODAY)).toEqual({ fromDate: '20251120', toDate: TODAY })
    },
  )
  it('the payment search takes its period from the query of the URL', () => {
    expect(paymentSearch(query('fromDate=20260101&toDate=20260131'), TODAY)).toEqual({
      fromDate: '20260101',
      toDate: '20260131',
    })
  })
  it.each([
    ['fromDate=20260101', { fromDate: '20260101' }],
    ['toDate=20260131', { toDate: '20260131' }],
    ['fromDate=20260101&toDate=20260231', { fromDate: '20260101' }],
    ['fromDate=20240101&toDate=20260131', { fromDate: '20240101', toDate: '20260131' }],
    ['fromDate=20261101&toDate=20261231', { fromDate: '20261101', toDate: '20261231' }],
  ])('the payment search is undefined for the URL query %s, and the form keeps the valid dates', (address, period) => {
    expect(paymentSearch(query(address), TODAY)).toBeUndefined()
    expect(defaultPeriod(query(address), TODAY)).toEqual(period)
  })
})

describe('paymentInSearch', { tags: ['HIST-37'] }, () => {
  const all = { paymentId: 'P-1004', fromDate: '20260101', toDate: '20260131' }
  it('the URL of a payment is complete if it has the payment number and both dates of the search', () => {
    expect(paymentInSearch(query(new URLSearchParams(all).toString()))).toEqual(all)
    expect(isComplete(all)).toBe(true)
  })
  it.each([
    'fromDate=20260101&toDate=20260131',
    'paymentId=P1&toDate=20260131',
    'paymentId=P1&fromDate=20260101',
    'paymentId=P1&fromDate=20260101&toDate=soon',
    'paymentId=P1&fromDate=20260201&toDate=20260131',
    'paymentId=..%2Fx&fromDate=20260101&toDate=20260131',
    'paymentId=&fromDate=20260101&toDate=20260131',
  ])('the URL of a payment that has only %s is incomplete', (address) =>
    expect(isComplete(paymentInSearch(query(address)))).toBe(false),
  )
})

it('paidByMonth adds up payments by month to the cent, newest first', { tags: ['HIST-34'] }, () => {
  const line = (dateProcessed: string, paidAmount: string) => ({ dateProcessed, paidAmount }) as PaymentLine
  expect(
    paidByMonth([
      line('20261121', '0.10'),
      line('20261101', '0.20'),
      line('20260930', '74.00'),
      line('20260730', '5.00'),
    ]),
  ).toEqual([
    { month: '20261101', paid: '0.30' },
    { month: '20261001', paid: '0.00' },
    { month: '20260901', paid: '74.00' },
    { month: '20260801', paid: '0.00' },
    { month: '20260701', paid: '5.00' },
  ])
  expect(paidByMonth([])).toEqual([])
  expect(paidByMonth([line('20261121', '0.10'), line('20269921', '0.20')])).toEqual([])
})

it.each([
  ['100.00', [], 35_10],
  ['64.90', [], 0],
  ['60.00', ['-4.90'], 0],
  ['50.00', [], 0],
])(
  'of a payment of %s with adjustments %j, lines over 64.90 leave %i cents that are not shown',
  { tags: ['D-158'] },
  (paidAmount, adjustments, cents) => {
    const lines = [{ paidAmount: '60.00', hspAmount: '4.80' }, { paidAmount: '0.10' }]
    const statement = {
      paidAmount,
      calculationOfBenefits: [{ benefitLines: [{ paymentDetailLine: lines }] }],
      claimAdjustments: adjustments.map((adjustmentAmount) => ({ adjustmentAmount })),
    } as unknown as PaymentStatement
    expect(centsNotShown(statement)).toBe(cents)
  },
)
