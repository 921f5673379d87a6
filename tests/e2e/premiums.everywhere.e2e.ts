import { formatMoney } from '../../src/platform/money/money.ts'
import { monthsBefore, today8 } from '../../src/platform/dates/date8.ts'
import { ACCOUNT, showsTheAccount, writeAccount } from './support/bank-account.ts'
import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'
import type { Member } from './support/member.ts'

const METHOD = '/manage-your-account/premium-payment-method'
const STATEMENTS = '/manage-your-account/premium-statements'
const PAYMENT = '/manage-your-account/one-time-payment'
/** What the persona owes: one month. */
const OWED = '186.45'

test.beforeEach(({ member }, { project }) => {
  member.locale = languageOf(project)
})

const card = (member: Member, digits: string) => member.page.getByRole('radio', { name: member.text('premiums.card', { digits }) })
const newCard = (member: Member) => member.page.getByRole('radio', { name: member.text('premiums.payment.new-card') })
const money = (member: Member, amount: string) => formatMoney(amount, member.locale)
const payButton = (member: Member, amount: string) => member.button('premiums.payment.pay', { amount: money(member, amount) })

async function reviewPayment(member: Member, source: ReturnType<typeof card>, amount?: string): Promise<void> {
  await member.open(PAYMENT)
  if (amount !== undefined) await member.hands.write(member.field('form.oneTimePayment.amount.label'), amount)
  await member.hands.choose(source)
  await member.press(member.button('premiums.payment.review'))
  await expect(member.heading('premiums.payment.review.title')).toBeFocused()
}

/** What the provider's page, as the sandbox plays it, is asked to decide. */
async function decide({ page, locale }: Member, outcome: 'approved' | 'declined' | 'cancelled'): Promise<void> {
  const words = { en: { approved: 'Pay', declined: 'Decline', cancelled: 'Cancel' }, fr: { approved: 'Payer', declined: 'Refuser', cancelled: 'Annuler' } }
  await page.waitForURL(/card-provider/)
  await page.getByRole('button', { name: words[locale][outcome], exact: true }).click()
}

test('SHELL-07 PAY-05 PAY-06 PAY-11 ROUTE-062 the payment method is seen masked, changed to a card and back to an account, and is there after signing in again', async ({
  member,
  page,
}) => {
  await member.signIn('premiums')
  await member.open(METHOD)
  await expect(member.says('bank-account.masked', { digits: '5678' })).toBeVisible()
  await expect(page.getByText(ACCOUNT.account)).toHaveCount(0)
  await member.findsThePageAccessible()
  await member.press(member.button('premiums.method.change'))
  await expect(page.getByRole('radio', { name: member.text('premiums.method.way.PAD') })).toBeFocused()
  await expect(page.getByRole('img', { name: member.text('bank-account.cheque') })).toBeVisible()
  await member.press(member.button('premiums.method.review'))
  await expect(page.getByText(member.text('form.branch.error.required')).first()).toBeVisible()
  await expect(page.getByText(member.text('form.premiumPaymentMethod.agreement.error.required')).first()).toBeVisible()
  await member.findsThePageAccessible()

  await page.getByRole('radio', { name: member.text('premiums.method.way.CARD') }).check()
  await expect(member.field('form.branch.label')).toHaveCount(0)
  await expect(card(member, '7730'), 'a card that has expired cannot be chosen').toBeDisabled()
  await card(member, '1142').check()
  await page.getByRole('checkbox').check()
  await member.press(member.button('premiums.method.review'))
  await expect(member.heading('premiums.method.review.title')).toBeFocused()
  const byCard = page.waitForRequest((request) => request.method() === 'PUT')
  await member.press(member.button('premiums.method.save'))
  expect((await byCard).postDataJSON()).toEqual({ type: 'CARD', cardId: 'card-1142' })
  await expect(member.says('premiums.method.saved')).toBeVisible()
  await expect(member.heading('premiums.method.on-file')).toBeFocused()
  await expect(page.getByText(member.text('premiums.card', { digits: '1142' }))).toBeVisible()
  await expect(page.getByText('04/2029')).toBeVisible()

  await member.press(member.button('premiums.method.change'))
  await page.getByRole('radio', { name: member.text('premiums.method.way.PAD') }).check()
  await writeAccount(member, { ...ACCOUNT, branch: '003', bank: '00512' })
  await expect(page.getByRole('alert').getByText(member.text('bank-account.swapped'))).toBeVisible()
  await writeAccount(member)
  await member.field('form.premiumPaymentMethod.withdrawalDay.label').selectOption('28')
  await page.getByRole('checkbox').check()
  await member.press(member.button('premiums.method.review'))
  await showsTheAccount(member)
  await member.findsThePageAccessible()
  const byDebit = page.waitForRequest((request) => request.method() === 'PUT')
  await member.press(member.button('premiums.method.save'))
  const { branch, bank, account } = ACCOUNT
  expect((await byDebit).postDataJSON()).toEqual({ type: 'PAD', branch, bank, account, withdrawalDay: 28 })
  await expect(member.says('banner.success')).toBeVisible()

  await member.signInAgain('premiums')
  await member.open(METHOD)
  await expect(member.says('premiums.method.day.value', { day: 28 })).toBeVisible()
})

test('PAY-01 PAY-02 PAY-03 PAY-13 ROUTE-063 premiums and statements of a period, and the PDF of a month', async ({ member, page }) => {
  await member.signIn('premiums')
  await member.open(STATEMENTS)
  await expect(page.getByText(money(member, OWED)).first()).toBeVisible()
  const [transactions, statements] = [page.getByRole('table').first(), page.getByRole('table').last()]
  await expect(transactions.getByText(member.text('premiums.type.RETURNED'))).toBeVisible()
  await expect(statements.getByRole('link')).not.toHaveCount(0)
  await member.findsThePageAccessible()

  const write = async (field: 'fromDate' | 'toDate', date: string) => {
    const group = page.getByRole('group', { name: member.text(`form.premiumStatementFilter.${field}.label`) })
    for (const [part, text] of [
      ['day', date.slice(6)],
      ['month', date.slice(4, 6)],
      ['year', date.slice(0, 4)],
    ] as const)
      await member.hands.write(group.getByLabel(member.text(`form.date.${part}`)), text)
  }
  const month = monthsBefore(today8(), 2).slice(0, 6)
  await write('fromDate', `${month}02`)
  await write('toDate', `${month}01`)
  await member.press(member.button('premiums.filter.apply'))
  await expect(page.getByText(member.text('form.error.fromNotAfterTo')).first()).toBeVisible()
  await write('fromDate', `${month}01`)
  await write('toDate', `${month}28`)
  await member.press(member.button('premiums.filter.apply'))
  await expect(page).toHaveURL(new RegExp(`fromDate=${month}01&toDate=${month}28`))
  await expect(statements.getByRole('link')).toHaveCount(1)
  await expect(page.getByText(money(member, OWED)).first(), 'what is owed is of today').toBeVisible()
  await member.findsThePageAccessible()

  await statements.getByRole('link').click()
  await member.isAt(`${STATEMENTS}/S${month}`)
  await member.findsThePageAccessible()
  const [file] = await Promise.all([page.waitForEvent('download'), member.press(member.button('premiums.statement.download'))])
  expect(file.suggestedFilename()).toBe(member.locale === 'fr' ? 'releve-de-primes.pdf' : 'premium-statement.pdf')
  await member.open(`${STATEMENTS}/S190001`)
  await expect(member.says('premiums.statement.unknown.title')).toBeVisible()
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

  test('PAY-07 offline nothing is sent, and what was chosen is still there', async ({ member, page, context, sandbox }, { project }) => {
    test.skip(project.name === 'phone', 'one screen tells')
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

test('GUARD-15 PAY-04 PAY-05 pages about premiums follow the policy: none without a flag, and who owes nothing is told so', async ({
  member,
  page,
  sandbox,
}) => {
  await member.signIn('basic')
  for (const path of [
    METHOD,
    STATEMENTS,
    `${STATEMENTS}/S202610`,
    PAYMENT,
    `${PAYMENT}/error`,
    `${PAYMENT}/payment-confirmed`,
    '/manage-your-account/card-payment',
  ]) {
    await member.open(path)
    await member.isAt('/dashboard')
  }
  expect((await sandbox.called()).filter((operation) => /remium|CreditCard|CardPayment/.test(operation))).toEqual([])
  await member.signInAgain('paid-up')
  await member.open(METHOD)
  await expect(member.says('premiums.method.none')).toBeVisible()
  await member.press(member.button('premiums.method.set-up'))
  await expect(page.getByRole('radio', { name: member.text('premiums.method.way.CARD') }), 'no card on file').toBeDisabled()
  await member.open(PAYMENT)
  await expect(member.says('premiums.owed.nothing')).toBeVisible()
  await expect(member.field('form.oneTimePayment.amount.label')).toHaveValue('')
  await expect(newCard(member)).toBeChecked()
})
