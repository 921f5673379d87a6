import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'
import { card, decide, money, newCard, OWED, payButton, PAYMENT, reviewPayment, STATEMENTS } from './support/payment.ts'

test.beforeEach(({ member }, { project }) => {
  member.locale = languageOf(project)
})

test('PAY-07 PAY-09 PAY-13 ROUTE-064 ROUTE-066 a card on file is charged once: two clicks, a reload and Back make no second payment', async ({
  member,
  page,
  sandbox,
}) => {
  await member.signIn('premiums')
  await member.open(PAYMENT)
  const amount = member.field('form.oneTimePayment.amount.label')
  await expect(amount, 'the total due is proposed').toHaveValue(member.locale === 'fr' ? '186,45' : OWED)
  await member.findsThePageAccessible()
  await member.hands.write(amount, '0')
  await member.press(member.button('premiums.payment.review'))
  await expect(page.getByText(member.text('form.oneTimePayment.amount.error.pattern')).first()).toBeVisible()
  await expect(page.getByText(member.text('form.oneTimePayment.source.error.required')).first()).toBeVisible()
  await reviewPayment(member, card(member, '1142'))
  await member.findsThePageAccessible()
  await sandbox.faults([{ operationId: 'createPremiumPayment', delayMs: 800 }])
  await payButton(member, OWED).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(payButton(member, OWED)).toHaveAttribute('aria-disabled', 'true')
  await member.isAt(`${PAYMENT}/payment-confirmed`)
  await expect(member.says('premiums.owed.nothing')).toBeVisible()
  await expect(page.getByText(/PP\d+/)).toBeVisible()
  await member.findsThePageAccessible()
  await page.reload()
  await expect(member.heading('premiums.confirmed.latest.title')).toBeVisible()
  await expect(page.getByText(money(member, OWED)).first()).toBeVisible()
  await page.goBack()
  await member.isAt(PAYMENT)
  await expect(member.says('premiums.owed.nothing'), 'the form knows what was paid').toBeVisible()
  expect(await sandbox.count('createPremiumPayment')).toBe(1)
  await member.open(STATEMENTS)
  await expect(page.getByRole('table').first().getByText(member.text('premiums.type.PAYMENT'))).toHaveCount(1)
})

test.describe('a payment that is refused', () => {
  // The provider's page, as the sandbox plays it, has no icon.
  test.use({ expectedErrors: ['status of 402', 'status of 404'] })
  test('PAY-08 ROUTE-065 a card that is declined leads to the error page, in the words of the service; nothing was paid', async ({ member, page }) => {
    await member.signIn('premiums')
    await reviewPayment(member, card(member, '0119'), member.locale === 'fr' ? '12,5' : '12.5')
    await member.press(payButton(member, '12.50'))
    await member.isAt(`${PAYMENT}/error`)
    await expect(page.getByText(member.locale === 'fr' ? /^Votre carte a été refusée/ : /^Your card was declined/)).toBeVisible()
    await member.findsThePageAccessible()
    await page.reload()
    await member.isAt(PAYMENT)
    await expect(page.getByText(money(member, OWED)).first()).toBeVisible()
  })

  test('PAY-10 ROUTE-067 a new card is entered at the provider; declined, cancelled and paid are told, and the visit leaves the address', async ({
    member,
    page,
    sandbox,
  }) => {
    await member.signIn('premiums')
    for (const outcome of ['declined', 'cancelled'] as const) {
      await reviewPayment(member, newCard(member))
      await member.press(member.button('premiums.payment.to-provider'))
      await decide(member, outcome)
      await member.isAt(`${PAYMENT}/error`)
      await expect(page.getByRole('heading', { level: 1, name: member.text('page.premiums.payment-error') })).toBeVisible()
    }
    await reviewPayment(member, newCard(member), '100')
    await member.press(member.button('premiums.payment.to-provider'))
    await decide(member, 'approved')
    await member.isAt(`${PAYMENT}/payment-confirmed`)
    expect(page.url()).not.toContain('?')
    await expect(page.getByText(money(member, '86.45')), 'the new total').toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('cs-')
    expect(await sandbox.statusesOf('createPremiumPayment')).toEqual([402, 402, 201])
  })
})

test.describe('a connection that breaks', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })
  test('PAY-07 a payment whose answer was lost is not made again: not by trying again, and not after a reload', async ({ member, page, sandbox }) => {
    await member.signIn('premiums')
    await reviewPayment(member, card(member, '1142'))
    await sandbox.faults([{ operationId: 'createPremiumPayment', status: 'network', after: true }])
    await member.press(payButton(member, OWED))
    await expect(page.getByRole('dialog').getByText(member.text('error.kind.network'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert').getByText(member.text('premiums.payment.unsure'))).toBeVisible()
    await sandbox.heal()
    await page.reload()
    await expect(member.says('premiums.owed.nothing'), 'it was paid').toBeVisible()
    await member.hands.write(member.field('form.oneTimePayment.amount.label'), OWED)
    await card(member, '1142').check()
    await member.press(member.button('premiums.payment.review'))
    await expect(member.says('premiums.payment.again', { amount: money(member, OWED) })).toBeVisible()
    await member.press(payButton(member, OWED))
    await member.isAt(`${PAYMENT}/payment-confirmed`)
    await member.open(STATEMENTS)
    await expect(page.getByRole('table').first().getByText(member.text('premiums.type.PAYMENT'))).toHaveCount(1)
  })
})

test.describe('a return from the provider', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })
  test('PAY-10 PAY-08 that is foreign, wrong, missing, too late or used is answered in words, and one whose answer was lost is asked for again', async ({
    member,
    page,
    sandbox,
  }) => {
    await member.signIn('premiums')
    const back = '/manage-your-account/card-payment'
    for (const query of ['', '?sessionId=../x&amount=10.00', '?sessionId=cs-1', '?sessionId=cs-1&amount=1e9']) {
      await member.open(back + query)
      await expect(member.heading('premiums.return.none.title')).toBeVisible()
    }
    expect(await sandbox.count('createPremiumPayment')).toBe(0)
    await member.findsThePageAccessible()
    await member.open(`${back}?sessionId=cs-somebody-elses&amount=10.00`)
    await member.isAt(`${PAYMENT}/error`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(member.locale === 'fr' ? /^Nous n’avons pas trouvé ce paiement/ : /^We could not find this payment/)).toBeVisible()

    await reviewPayment(member, newCard(member))
    await member.press(member.button('premiums.payment.to-provider'))
    await page.waitForURL(/card-provider/)
    const visit = page.url().split('/').at(-1)
    await sandbox.faults([{ operationId: 'createPremiumPayment', status: 'network', after: true }])
    await decide(member, 'approved')
    await expect(member.says('premiums.return.unsure.title')).toBeVisible()
    await page.keyboard.press('Escape')
    await sandbox.heal()
    expect(page.url()).not.toContain('?')
    await member.findsThePageAccessible()
    await page.reload()
    await member.isAt(`${PAYMENT}/payment-confirmed`)
    await expect(member.says('premiums.owed.nothing'), 'recorded once').toBeVisible()

    await member.open(`${back}?sessionId=${visit}&amount=10.00`)
    await member.isAt(`${PAYMENT}/error`)
    await expect(page.getByText(/^(Another payment was made|Un autre paiement a été fait)/)).toBeVisible()

    await reviewPayment(member, newCard(member), '20')
    await member.press(member.button('premiums.payment.to-provider'))
    await page.waitForURL(/card-provider/)
    const late = page.url().split('/').at(-1)
    await member.open(`${back}?sessionId=${late}&amount=20.00`)
    await expect(page.getByText(/^(You did not complete the payment|Vous n’avez pas terminé le paiement)/)).toBeVisible()
  })

  test('PAY-10 an address of the provider that is not safe is not opened', async ({ member, page }) => {
    await page.route('**/card-payment-sessions', (route) =>
      route.fulfill({ json: { sessionId: 'cs-1', redirectUrl: 'http://pay.example.com/cs-1' }, headers: { 'access-control-allow-origin': '*' } }),
    )
    await member.signIn('premiums')
    await reviewPayment(member, newCard(member))
    await member.press(member.button('premiums.payment.to-provider'))
    await member.isAt(`${PAYMENT}/error`)
    await expect(member.says('premiums.error.provider')).toBeVisible()
  })
})

test('PAY-07 two tabs: what one has paid, the other does not pay again unasked', async ({ member, page, context, sandbox }) => {
  await member.signIn('premiums')
  await reviewPayment(member, card(member, '1142'))
  const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open(location.href))])
  await other.getByRole('radio', { name: member.text('premiums.card', { digits: '1142' }) }).check()
  await other.getByRole('button', { name: member.text('premiums.payment.review') }).click()
  await other.getByRole('button', { name: member.text('premiums.payment.pay', { amount: money(member, OWED) }) }).click()
  await other.waitForURL(/payment-confirmed/)
  await member.press(payButton(member, OWED))
  await expect(member.says('premiums.payment.changed')).toBeVisible()
  await expect(member.says('premiums.payment.again', { amount: money(member, OWED) })).toBeVisible()
  expect(await sandbox.count('createPremiumPayment')).toBe(1)
  await other.close()
})
