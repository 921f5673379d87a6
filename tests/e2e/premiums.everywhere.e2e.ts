import { monthsBefore, today8 } from '../../src/platform/dates/date8.ts'
import { ACCOUNT, showsTheAccount, writeAccount } from './support/bank-account.ts'
import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'
import { writeDate } from './support/write-date.ts'
import { card, money, newCard, OWED, PAYMENT, STATEMENTS } from './support/payment.ts'

const METHOD = '/manage-your-account/premium-payment-method'

test.beforeEach(({ member }, { project }) => {
  member.locale = languageOf(project)
})

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

  const write = (field: 'fromDate' | 'toDate', date: string) => writeDate(member, `form.premiumStatementFilter.${field}.label`, date)
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
