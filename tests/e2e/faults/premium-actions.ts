import { expect } from '@playwright/test'
import type { OperationId } from '../../../generated/operations.ts'
import { formatMoney } from '../../../src/platform/money/money.ts'
import { showsTheAccount, writeAccount } from '../support/bank-account.ts'
import type { Member } from '../support/member.ts'
import type { Action } from './action.ts'

/** What the persona owes: one month. */
const OWED = '186.45'
const PAYMENT = '/manage-your-account/one-time-payment'

/** Comes to the point where one press pays. */
const reviewPayment = async (member: Member, source: string) => {
  await member.signIn('premiums')
  await member.open(PAYMENT)
  await member.hands.choose(member.page.getByRole('radio', { name: source }))
  await member.press(member.button('premiums.payment.review'))
  await expect(member.heading('premiums.payment.review.title')).toBeFocused()
}
const isReviewed = async (member: Member) => expect(member.heading('premiums.payment.review.title')).toBeVisible()

const createPremiumPayment: Action = {
  // Paid, and the answer lost: tests/pages/premium-payment.test.ts.
  apart: ['cut after sending'],
  reach: (member) => reviewPayment(member, member.text('premiums.card', { digits: '1142' })),
  send: (member) => member.press(member.button('premiums.payment.pay', { amount: formatMoney(OWED, member.locale) })),
  isIntact: isReviewed,
  arrives: async (member) => {
    await member.isAt(`${PAYMENT}/payment-confirmed`)
    await expect(member.says('premiums.owed.nothing'), 'paid once, however often it was sent').toBeVisible()
  },
}

const createCardPaymentSession: Action = {
  reach: (member) => reviewPayment(member, member.text('premiums.payment.new-card')),
  send: (member) => member.press(member.button('premiums.payment.to-provider')),
  isIntact: isReviewed,
  arrives: async ({ page }) => {
    await expect(page).toHaveURL(/\/__sandbox\/card-provider\//)
  },
}

const updatePremiumPaymentMethod: Action = {
  succeedsWith: ['empty body'],
  reach: async (member) => {
    await member.signIn('premiums')
    await member.open('/manage-your-account/premium-payment-method')
    await member.press(member.button('premiums.method.change'))
    await writeAccount(member)
    await member.hands.choose(member.page.getByRole('checkbox'))
    await member.press(member.button('premiums.method.review'))
    await expect(member.heading('premiums.method.review.title')).toBeFocused()
  },
  send: (member) => member.press(member.button('premiums.method.save')),
  isIntact: showsTheAccount,
  arrives: async (member) => {
    await expect(member.says('banner.success')).toBeVisible()
    await expect(member.says('bank-account.masked', { digits: '5678' })).toBeVisible()
  },
}

export const PREMIUM_ACTIONS: Partial<Record<OperationId, Action>> = { createPremiumPayment, createCardPaymentSession, updatePremiumPaymentMethod }
