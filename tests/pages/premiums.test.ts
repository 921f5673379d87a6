import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { monthsBefore, today8 } from '~/domain/dates/date8.ts'
import { ACCOUNT, showsTheAccount, writeAccount } from './support/bank-account.ts'
import { cellsOf } from './support/cells.ts'
import type { Member } from './support/member.ts'
import { card, money, newCard, AMOUNT_DUE, PAYMENT, STATEMENTS } from './support/payment.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'
import { writeDate } from './support/write-date.ts'

const METHOD = '/manage-your-account/premium-payment-method'
const PHONE = { locale: 'fr', width: 360 } as const

const way = (member: Member, type: 'PAD' | 'CARD') =>
  page.getByRole('radio', { name: member.text(`premiums.method.way.${type}`) })

async function changeMethod(options: PageOptions = {}): Promise<Member> {
  const member = await renderPage('premiums.payment-method', { persona: 'premiums', ...options })
  await member.press(member.button('premiums.method.change'))
  return member
}

test(
  'the page of the payment method shows only the last digits of the bank account for premiums',
  { tags: ['PAY-06', 'ROUTE-062'] },
  async () => {
    const member = await renderPage('premiums.payment-method', { persona: 'premiums' })
    await expect.element(member.getByText('bank-account.masked', { digits: '5678' })).toBeVisible()
    await expect.element(page.getByText(ACCOUNT.account)).not.toBeInTheDocument()
  },
)

test('changing the payment method asks for all fields of the new method, beside a picture of a cheque', async () => {
  const member = await changeMethod(PHONE)
  await expect.element(way(member, 'PAD')).toHaveFocus()
  await expect.element(page.getByRole('img', { name: member.text('bank-account.cheque') })).toBeVisible()
  await member.press(member.button('premiums.method.review'))
  await expect.element(member.getByText('form.branch.error.required')).toBeVisible()
  await expect.element(member.getByText('form.premiumPaymentMethod.agreement.error.required')).toBeVisible()
  await member.expectNoAxeViolations()
})

test(
  'the typed account stays in the form while the member looks at another page, until the form is cancelled',
  { tags: ['D-384'] },
  async () => {
    const member = await changeMethod()
    const number = member.field('form.account.label')
    await member.write(number, ACCOUNT.account)
    await member.goTo('/dashboard')
    await member.goTo(METHOD)
    await member.press(member.button('premiums.method.change'))
    await expect.element(number).toHaveValue(ACCOUNT.account)
    await member.press(member.button('premiums.method.cancel'))
    await member.press(member.button('premiums.method.change'))
    await expect.element(number).toHaveValue('')
  },
)

test(
  'a card on file can become the payment method, and is shown by its last digits and expiry date',
  { tags: ['PAY-06', 'PAY-11'] },
  async () => {
    const member = await changeMethod()
    await member.choose(way(member, 'CARD'))
    await expect.element(member.field('form.branch.label')).not.toBeInTheDocument()
    await expect.element(card(member, '7730')).toBeDisabled()
    await member.choose(card(member, '1142'))
    await member.choose(page.getByRole('checkbox'))
    await member.press(member.button('premiums.method.review'))
    await expect.element(member.heading('premiums.method.review.title')).toHaveFocus()
    await member.press(member.button('premiums.method.save'))
    await expect.element(member.getByText('premiums.method.saved')).toBeVisible()
    expect(member.sent('PUT', /premium-payment-method$/).map(({ body }) => body)).toEqual([
      { type: 'CARD', cardId: 'card-1142' },
    ])
    await expect.element(member.heading('premiums.method.on-file')).toHaveFocus()
    await expect.element(page.getByText(member.text('premiums.card', { digits: '1142' }))).toBeVisible()
    await expect.element(page.getByText('04/2029')).toBeVisible()
  },
)

test(
  'another bank account can become the payment method, and is shown after the next sign-in',
  { tags: ['PAY-06'] },
  async () => {
    const member = await changeMethod(PHONE)
    await writeAccount(member, { ...ACCOUNT, branch: '003', bank: '00512' })
    await expect.element(page.getByRole('alert').getByText(member.text('bank-account.swapped'))).toBeVisible()
    await writeAccount(member)
    await member.field('form.premiumPaymentMethod.withdrawalDay.label').selectOptions('28')
    await member.choose(page.getByRole('checkbox'))
    await member.press(member.button('premiums.method.review'))
    await showsTheAccount()
    await member.expectNoAxeViolations()
    await member.press(member.button('premiums.method.save'))
    await expect.element(member.getByText('banner.success')).toBeVisible()
    const { branch, bank, account } = ACCOUNT
    expect(member.sent('PUT', /premium-payment-method$/).map(({ body }) => body)).toEqual([
      { type: 'PAD', branch, bank, account, withdrawalDay: 28 },
    ])

    const again = await renderPage('premiums.payment-method', {
      persona: 'premiums',
      ...PHONE,
      sandbox: member.sandbox,
    })
    await expect.element(again.getByText('premiums.method.day.value', { day: 28 })).toBeVisible()
  },
)

test(
  'premiums, payments and statements of a year are listed below the amount due',
  { tags: ['PAY-01', 'PAY-02', 'PAY-13'] },
  async () => {
    const body = {
      totalAmount: '201.45',
      premiums: [
        { transactionDate: '20261001', type: 'PREMIUM', amount: '186.45' },
        { transactionDate: '20261103', type: 'RETURNED', amount: '15.00' },
        { transactionDate: '20261015', type: 'DEBIT', amount: '-186.45' },
      ],
    }
    const member = await renderPage('premiums.statements', {
      persona: 'premiums',
      before: (sandbox) => sandbox.faults([{ operationId: 'getPremiums', body }]),
    })
    await expect.element(page.getByText('$201.45').first()).toBeVisible()
    await expect.element(page.getByText(/^Your bank returned a debit on November\s3,\s2026\.$/)).toBeVisible()
    const [transactions, statements] = [page.getByRole('table').first(), page.getByRole('table').last()]
    const [type, date, amount] = (['type', 'date', 'amount'] as const).map((id) => member.text(`premiums.column.${id}`))
    await expect
      .poll(() => cellsOf(transactions))
      .toEqual([
        [type, date, amount],
        [member.text('premiums.type.RETURNED'), 'Nov 3, 2026', '$15.00'],
        [member.text('premiums.type.DEBIT'), 'Oct 15, 2026', '−$186.45'],
        [member.text('premiums.type.PREMIUM'), 'Oct 1, 2026', '$186.45'],
      ])
    await expect.poll(() => statements.getByRole('link').length).toBeGreaterThan(0)
  },
)

test(
  'the start of a premium period must be before its end, the period is announced, and the amount due is always the current one',
  { tags: ['PAY-02', 'PAY-13'] },
  async () => {
    const member = await renderPage('premiums.statements', { persona: 'premiums', ...PHONE })
    await member.press(page.getByText(member.text('premiums.filter.title')))
    const write = (field: 'fromDate' | 'toDate', date: string) =>
      writeDate(member, `form.premiumStatementFilter.${field}.label`, date)
    const month = monthsBefore(today8(), 2).slice(0, 6)
    await write('fromDate', `${month}02`)
    await write('toDate', `${month}01`)
    await member.press(member.button('premiums.filter.apply'))
    await expect.element(member.getByText('form.error.fromNotAfterTo')).toBeVisible()
    await write('fromDate', `${month}01`)
    await write('toDate', `${month}28`)
    await member.press(member.button('premiums.filter.apply'))
    await expect.poll(() => location.search).toBe(`?fromDate=${month}01&toDate=${month}28`)
    await expect.poll(() => page.getByRole('table').last().getByRole('link').length).toBe(1)
    const said = page.css('[aria-live=polite] > span').filter({ hasText: /^Du 1er\s.* au 28\s/ })
    await expect.element(said).toBeInTheDocument()
    await expect.element(page.getByText(/186,45\s\$/).first()).toBeVisible()
  },
)

test(
  'a statement opens from the list, and an unknown statement leads to a message',
  { tags: ['PAY-03', 'ROUTE-063'] },
  async () => {
    const member = await renderPage('premiums.statements', { persona: 'premiums' })
    const month = monthsBefore(today8(), 1).slice(0, 6)
    await member.press(page.getByRole('table').last().getByRole('link').first())
    await member.isAt(`${STATEMENTS}/S${month}`)
    await expect.element(member.button('premiums.statement.download')).toBeVisible()
    await member.goTo(`${STATEMENTS}/S190001`)
    await expect.element(member.getByText('premiums.statement.unknown.title')).toBeVisible()
  },
)

test(
  'every premium page redirects to the dashboard if the policy lacks the flag of the page, and no request is sent',
  { tags: ['GUARD-15', 'PAY-04', 'PAY-05'] },
  async () => {
    const member = await renderPage('account.home', { persona: 'basic', locale: 'fr', width: 360 })
    for (const path of [
      METHOD,
      STATEMENTS,
      `${STATEMENTS}/S202610`,
      PAYMENT,
      `${PAYMENT}/error`,
      `${PAYMENT}/payment-confirmed`,
      '/manage-your-account/card-payment',
    ]) {
      await member.goTo('/manage-your-account')
      await member.goTo(path)
      await member.isAt('/dashboard')
    }
    expect(
      (await member.sandbox.called()).filter((operation) => /remium|CreditCard|CardPayment/.test(operation)),
    ).toEqual([])
  },
)

test(
  'a page that waits for several answers asks once more for one that failed, and then shows its error',
  { tags: ['ERR-01', 'D-148'] },
  async () => {
    const member = await renderPage('premiums.statements', {
      persona: 'premiums',
      before: (sandbox) => sandbox.faults([{ operationId: 'getPremiums', status: 400 }]),
    })
    // the section offers it when the page has come to rest
    await expect.element(member.button('error.retry').first()).toBeVisible()
    expect(await member.sandbox.count('getPremiums')).toBeLessThanOrEqual(2)
  },
)

test(
  'a policy with only one of the flags premiums and statements shows only the part of the page for that flag',
  { tags: ['PAY-04', 'D-173'] },
  async () => {
    for (const flag of ['premiums', 'statements'] as const) {
      const policy = { premiums: flag === 'premiums', statements: flag === 'statements' }
      const member = await renderPage('premiums.statements', {
        before: (sandbox) => sandbox.vary('premiums', { policy }),
      })
      const list = page.getByRole('heading', { level: 2, name: member.text('premiums.statements.title') })
      if (policy.statements) await expect.element(list).toBeVisible()
      else await expect.element(list).not.toBeInTheDocument()
      expect(await member.sandbox.called()).toContain(policy.statements ? 'listPremiumStatements' : 'getPremiums')
      expect(await member.sandbox.called()).not.toContain(policy.statements ? 'getPremiums' : 'listPremiumStatements')
    }
  },
)

test('members who cannot pay premiums online can see the premiums', { tags: ['PAY-04', 'PAY-05'] }, async () => {
  const before = (sandbox: Member['sandbox']) => sandbox.vary('premiums', { policy: { premiumPayment: false } })
  const member = await renderPage('premiums.statements', { persona: 'premiums', before })
  await expect.element(page.getByText(money(member, AMOUNT_DUE)).first()).toBeVisible()
  await expect.element(member.link('premiums.to-payment')).not.toBeInTheDocument()
  await member.goTo(METHOD)
  await member.isAt('/dashboard')
})

test(
  'a member who pays by hand and owes nothing sees that nothing is due, and may choose a payment method',
  { tags: ['PAY-06'] },
  async () => {
    const member = await renderPage('premiums.payment-method', { persona: 'paid-up' })
    await expect.element(member.getByText('premiums.method.none')).toBeVisible()
    await member.press(member.button('premiums.method.set-up'))
    await expect.element(way(member, 'CARD')).toBeDisabled()
  },
)

test(
  'the payment form of a member who owes nothing has no amount, and a new card is selected',
  { tags: ['PAY-07'] },
  async () => {
    const member = await renderPage('premiums.one-time-payment', { persona: 'paid-up', ...PHONE })
    await expect.element(member.getByText('premiums.owed.nothing')).toBeVisible()
    await expect.element(member.field('form.oneTimePayment.amount.label')).toHaveValue('')
    await expect.element(newCard(member)).toBeChecked()
  },
)
