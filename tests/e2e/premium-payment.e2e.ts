import { expect, test } from './support/fixtures.ts'
import {
  card,
  decide,
  money,
  newCard,
  AMOUNT_DUE,
  payButton,
  PAYMENT,
  reviewPayment,
  STATEMENTS,
} from './support/payment.ts'

// These errors are expected: a lost connection, a refused payment, and the missing icon of the provider's page.
test.use({ expectedErrors: ['Failed to load resource'] })

test(
  "a payment with a new card can be cancelled on the provider's page, and is recorded once if its response is lost",
  { tag: ['@PAY-10'] },
  async ({ member, page, sandbox }) => {
    await member.signIn('premiums', 'en', PAYMENT)
    await reviewPayment(member, newCard(member))
    await member.press(member.button('premiums.payment.to-provider'))
    await decide(member, 'cancelled')
    await member.isAt(`${PAYMENT}/error`)

    await member.press(member.link('premiums.error.again'))
    await reviewPayment(member, newCard(member))
    await member.press(member.button('premiums.payment.to-provider'))
    await page.waitForURL(/card-provider/)
    await sandbox.faults([{ operationId: 'createPremiumPayment', status: 'network', after: true }])
    await decide(member, 'approved')
    await expect(member.getByText('premiums.return.unsure.title')).toBeVisible()
    await sandbox.heal()
    await page.reload()
    await member.isAt(`${PAYMENT}/payment-confirmed`)
    await expect(member.getByText('premiums.owed.nothing'), 'recorded once').toBeVisible()
    expect(page.url()).not.toContain('?')
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('cs-')

    // a look back at the provider's page is no leaving (D-20)
    await page.goBack()
    await page.waitForURL(/card-provider/)
    await page.goForward()
    await member.isAt(`${PAYMENT}/payment-confirmed`)
    await expect(member.button('nav.account')).toBeVisible()
  },
)

test(
  'a payment whose response was lost can be sent again after a reload, and is recorded once',
  { tag: ['@PAY-07', '@PAY-09'] },
  async ({ member, page, sandbox }) => {
    await member.signIn('premiums', 'fr', PAYMENT)
    await reviewPayment(member, card(member, '1142'))
    await sandbox.faults([{ operationId: 'createPremiumPayment', status: 'network', after: true }])
    await member.press(payButton(member, AMOUNT_DUE))
    await expect(page.getByRole('dialog').getByText(member.text('error.kind.network'))).toBeVisible()
    await sandbox.heal()
    await page.reload()
    await expect(member.getByText('premiums.owed.nothing'), 'it was paid').toBeVisible()
    await reviewPayment(member, card(member, '1142'), AMOUNT_DUE)
    await expect(member.getByText('premiums.payment.again', { amount: money(member, AMOUNT_DUE) })).toBeVisible()
    await member.press(payButton(member, AMOUNT_DUE))
    await member.isAt(`${PAYMENT}/payment-confirmed`)
    await member.goTo(STATEMENTS)
    await expect(page.getByRole('table').first().getByText(member.text('premiums.type.PAYMENT'))).toHaveCount(1)
  },
)

test(
  'a payment made in one tab is not repeated in another tab without a confirmation',
  { tag: ['@PAY-07'] },
  async ({ member, page, context, sandbox }) => {
    await member.signIn('premiums', 'fr', PAYMENT)
    await reviewPayment(member, card(member, '1142'))
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open(location.href)),
    ])
    await other.getByRole('radio', { name: member.text('premiums.card', { digits: '1142' }) }).check()
    await other.getByRole('button', { name: member.text('premiums.payment.review') }).click()
    await other
      .getByRole('button', { name: member.text('premiums.payment.pay', { amount: money(member, AMOUNT_DUE) }) })
      .click()
    await other.waitForURL(/payment-confirmed/)
    await member.press(payButton(member, AMOUNT_DUE))
    await expect(member.getByText('premiums.payment.changed')).toBeVisible()
    await expect(member.getByText('premiums.payment.again', { amount: money(member, AMOUNT_DUE) })).toBeVisible()
    expect(await sandbox.count('createPremiumPayment')).toBe(1)
    await other.close()
  },
)
