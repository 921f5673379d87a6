import { expect, test } from './support/fixtures.ts'
import { card, OWED, payButton, PAYMENT, reviewPayment } from './support/payment.ts'

test.use({ expectedErrors: ['Failed to load resource'] })

test('PAY-07 offline nothing is sent, and what was chosen is still there', async ({ member, page, context, sandbox }) => {
  await member.signIn('premiums')
  await reviewPayment(member, card(member, '1142'))
  await context.setOffline(true)
  await member.press(payButton(member, OWED))
  await expect(page.getByRole('dialog').getByText(member.text('error.kind.network'))).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  expect(await sandbox.count('createPremiumPayment')).toBe(0)
  await member.press(payButton(member, OWED))
  await member.isAt(`${PAYMENT}/payment-confirmed`)
})
