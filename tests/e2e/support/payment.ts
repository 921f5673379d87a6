import { formatMoney } from '../../../src/platform/i18n/format.ts'
import { expect } from './fixtures.ts'
import type { Member } from './member.ts'

export const STATEMENTS = '/manage-your-account/premium-statements'
export const PAYMENT = '/manage-your-account/one-time-payment'
/** The amount that the persona owes, which is one month of premiums. */
export const AMOUNT_DUE = '186.45'

export const card = (member: Member, digits: string) =>
  member.page.getByRole('radio', { name: member.text('premiums.card', { digits }) })
export const newCard = (member: Member) =>
  member.page.getByRole('radio', { name: member.text('premiums.payment.new-card') })
export const money = (member: Member, amount: string) => formatMoney(amount, member.locale)
export const payButton = (member: Member, amount: string) =>
  member.button('premiums.payment.pay', { amount: money(member, amount) })

export async function reviewPayment(member: Member, source: ReturnType<typeof card>, amount?: string): Promise<void> {
  await member.open(PAYMENT)
  if (amount !== undefined) await member.hands.write(member.field('form.oneTimePayment.amount.label'), amount)
  await member.hands.choose(source)
  await member.press(member.button('premiums.payment.review'))
  await expect(member.heading('premiums.payment.review.title')).toBeFocused()
}

/** Presses the button for this outcome on the provider's page, which the sandbox serves. */
export async function decide({ page, locale }: Member, outcome: 'approved' | 'declined' | 'cancelled'): Promise<void> {
  const words = {
    en: { approved: 'Pay', declined: 'Decline', cancelled: 'Cancel' },
    fr: { approved: 'Payer', declined: 'Refuser', cancelled: 'Annuler' },
  }
  await page.waitForURL(/card-provider/)
  await page.getByRole('button', { name: words[locale][outcome], exact: true }).click()
}
