import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { formatMoney } from '~/platform/i18n/format.ts'
import type { Member } from './member.ts'

export const STATEMENTS = '/manage-your-account/premium-statements'
export const PAYMENT = '/manage-your-account/one-time-payment'
/** The amount that the persona `premiums` owes, which is one month of premiums. */
export const AMOUNT_DUE = '186.45'

export const card = (member: Member, digits: string): Locator =>
  page.getByRole('radio', { name: member.text('premiums.card', { digits }) })
export const newCard = (member: Member): Locator =>
  page.getByRole('radio', { name: member.text('premiums.payment.new-card') })
export const money = (member: Member, amount: string): string => formatMoney(amount, member.locale)
export const payButton = (member: Member, amount: string): Locator =>
  member.button('premiums.payment.pay', { amount: money(member, amount) })

/** Chooses the card or account on the payment page and continues to the review. */
export async function reviewPayment(member: Member, source: Locator, amount?: string): Promise<void> {
  if (amount !== undefined) await member.write(member.field('form.oneTimePayment.amount.label'), amount)
  await member.choose(source)
  await member.press(member.button('premiums.payment.review'))
  await expect.element(member.heading('premiums.payment.review.title')).toHaveFocus()
}
