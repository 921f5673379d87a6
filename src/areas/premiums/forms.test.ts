import { describe, expect, it } from 'vitest'
import { oneTimePaymentForm } from '~generated/forms/premiums/one-time-payment.ts'
import { premiumPaymentMethodForm } from '~generated/forms/premiums/premium-payment-method.ts'
import { premiumStatementFilterForm } from '~generated/forms/premiums/premium-statement-filter.ts'
import { failuresOf } from '../../../tests/support/form-failures.ts'
import { moneyOf } from '~/forms/text-value.ts'

describe('premiumPaymentMethodForm', () => {
  const refused = failuresOf(premiumPaymentMethodForm)
  const debit = {
    type: 'PAD',
    branch: '00512',
    bank: '003',
    account: '0012345678',
    confirmAccount: '0012345678',
    withdrawalDay: 15,
    agreement: true,
  }
  const card = { type: 'CARD', cardId: 'card-1142', agreement: true }

  it.each([
    [debit, []],
    [{ ...debit, withdrawalDay: 1 }, []],
    [{ ...debit, withdrawalDay: 28 }, []],
    [{ ...debit, withdrawalDay: 0 }, ['withdrawalDay minimum']],
    [{ ...debit, withdrawalDay: 29 }, ['withdrawalDay maximum']],
    [{ ...debit, withdrawalDay: 1.5 }, ['withdrawalDay type']],
    [{ ...debit, withdrawalDay: undefined }, ['withdrawalDay required']],
    [{ ...debit, branch: '003', bank: '00512' }, ['branch pattern', 'bank pattern']],
    [{ ...debit, account: '123456', confirmAccount: '123456' }, ['account pattern']],
    [{ ...debit, confirmAccount: '0012345679' }, ['confirmAccount equal_to']],
    [{ ...debit, agreement: false }, ['agreement required']],
    [
      { type: 'PAD', agreement: true },
      ['branch required', 'bank required', 'account required', 'confirmAccount required', 'withdrawalDay required'],
    ],
    [card, []],
    [{ ...card, cardId: undefined }, ['cardId required']],
    [{ ...card, cardId: '4111 1111 1111 1111' }, ['cardId pattern']],
    [{ agreement: true }, ['type required']],
    [{ type: 'CASH', agreement: true }, ['type enum']],
  ])('the payment method form with %j reports the errors %j', { tags: ['PAY-06'] }, (answers, failures) =>
    expect(refused(answers).toSorted()).toEqual(failures.toSorted()),
  )
})

describe('oneTimePaymentForm', () => {
  const refused = failuresOf(oneTimePaymentForm)

  it.each([
    ['1', []],
    ['1.00', []],
    ['9999.99', []],
    ['9 999,99 $', []],
    ['$1,234.50', []],
    ['12,5', []],
    ['', ['amount required']],
    ['0', ['amount pattern']],
    ['0.99', ['amount pattern']],
    ['10000', ['amount pattern']],
    ['1e9', ['amount pattern']],
    ['1000000000', ['amount pattern']],
    ['-5', ['amount pattern']],
    ['12.345', ['amount pattern']],
    ['12,345', ['amount pattern']],
    ['twelve', ['amount pattern']],
    ['NaN', ['amount pattern']],
  ])('the one-time payment form with %j reports the errors %j', { tags: ['PAY-07', 'D-145'] }, (typed, failures) => {
    const amount = typed === '' ? undefined : (moneyOf(typed) ?? typed)
    expect(refused({ source: 'card-1142', amount })).toEqual(failures)
  })

  it('the one-time payment form requires a choice of what to pay with', { tags: ['PAY-07'] }, () =>
    expect(refused({ amount: '10.00' })).toEqual(['source required']),
  )
})

it.each([
  [{}, []],
  [{ fromDate: '20261001' }, []],
  [{ fromDate: '20261001', toDate: '20261001' }, []],
  [{ fromDate: '20261002', toDate: '20261001' }, ['toDate fromNotAfterTo']],
  [{ fromDate: '20260230' }, ['fromDate date8']],
  [{ toDate: '2026-10' }, ['toDate pattern']],
])('the statement period form with %j reports errors in the fields %j', { tags: ['PAY-02'] }, (answers, failures) => {
  const found = failuresOf(premiumStatementFilterForm)(answers)
  expect(found.map((failure) => failure.split(' ')[0])).toEqual(failures.map((failure) => failure.split(' ')[0]))
})
