import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getPage } from '~/platform/pages/page-registry.ts'
import { ACCOUNT, showsTheAccount, writeAccount } from './support/bank-account.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'
import { openedWindows } from './support/windows.ts'

const PHONE = { locale: 'fr', width: 360 } as const
const DEPOSIT = '/manage-your-account/direct-deposit'

const { branch, bank, account } = ACCOUNT
const saved = (member: Member) => member.sent('PUT', /banking-details$/).map(({ body }) => body)
const toSetUp = (options: PageOptions = {}) =>
  renderPage('account.direct-deposit-edit', { persona: 'no-banking', ...options })
const review = (member: Member) => member.press(member.button('direct-deposit.review'))

async function save(member: Member, typed?: Parameters<typeof writeAccount>[1]) {
  await writeAccount(member, typed)
  await review(member)
  await member.press(member.button('direct-deposit.save'))
  await member.isAt(`${DEPOSIT}/success`)
}

test('a member who cannot submit claims online does not read that a claim needs an account', async () => {
  const member = await renderPage('account.direct-deposit', {
    persona: 'no-banking',
    before: (sandbox) => sandbox.vary('no-banking', { policy: { submitClaim: false } }),
  })
  await expect.element(member.getByText('direct-deposit.none')).toBeVisible()
  await expect.element(member.getByText('direct-deposit.needed')).not.toBeInTheDocument()
})

test(
  'the dialog about missing direct deposit leads to the direct deposit page and on to its form',
  { tags: ['GUARD-22', 'GUARD-23', 'ACCT-19'] },
  async () => {
    const member = await renderPage('dashboard.home', { persona: 'no-banking' })
    await member.press(member.button('dashboard.links.submit'))
    await expect.element(member.button('deposit-missing.later')).toBeVisible()
    await member.press(member.button('deposit-missing.set-up'))
    await member.isAt(DEPOSIT)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(member.getByText('direct-deposit.none')).toBeVisible()
    await expect.element(member.getByText('direct-deposit.needed')).toBeVisible()
    await member.press(member.link('direct-deposit.set-up'))
    await member.isAt(`${DEPOSIT}/edit`)
    await save(member)
    // the member had no bank account before, so this page offers to continue the claim
    await expect.element(member.getByText('direct-deposit.success')).toBeVisible()
    await member.press(member.button('direct-deposit.success.claim'))
    await member.isAt(`/${getPage('claims.claim-type').path}`)
  },
)

test(
  'the typed account stays in the form while the member looks at another page, until it is saved or cancelled',
  { tags: ['D-384'] },
  async () => {
    const member = await toSetUp()
    const number = member.field('form.account.label')
    const leaveAndReturn = async () => {
      await member.goTo('/dashboard')
      await member.goTo(`${DEPOSIT}/edit`)
    }
    await member.write(number, account)
    await leaveAndReturn()
    await expect.element(number).toHaveValue(account)
    await member.press(member.link('direct-deposit.cancel'))
    await member.isAt(DEPOSIT)
    await leaveAndReturn()
    await expect.element(number).toHaveValue('')
    await save(member)
    await leaveAndReturn()
    await expect.element(number).toHaveValue('')
  },
)

test(
  'a member who opened a claim by its URL continues the claim after setting up direct deposit',
  { tags: ['GUARD-19'] },
  async () => {
    const member = await renderPage('claims.claim-type', { persona: 'no-banking' })
    await member.isAt('/dashboard')
    await member.press(member.button('deposit-missing.set-up'))
    await member.press(member.link('direct-deposit.set-up'))
    await save(member)
    await member.press(member.button('direct-deposit.success.claim'))
    await member.isAt(`/${getPage('claims.claim-type').path}`)
  },
)

test(
  'a member who closed the banking dialog with Later is not offered a claim after setting up direct deposit',
  { tags: ['GUARD-24'] },
  async () => {
    const member = await renderPage('dashboard.home', { persona: 'no-banking' })
    await member.press(member.button('dashboard.links.submit'))
    await member.press(member.button('deposit-missing.later'))
    await member.goTo(`${DEPOSIT}/edit`)
    await save(member)
    await expect.element(member.link('direct-deposit.success.view')).toBeVisible()
    await expect.element(member.button('direct-deposit.success.claim')).not.toBeInTheDocument()
  },
)

test('the picture of a cheque highlights the number of the field that has the focus', async () => {
  const member = await toSetUp(PHONE)
  await expect.element(page.getByRole('img', { name: member.text('bank-account.cheque') })).toBeVisible()
  await review(member)
  await expect.element(member.getByText('form.branch.error.required')).toBeVisible()
  await member.expectNoAxeViolations()
  member.field('form.bank.label').element().focus()
  const numbers = page.getByRole('figure').getByRole('listitem')
  await expect.element(numbers.nth(1)).toHaveStyle({ outlineStyle: 'solid' })
  await expect.element(numbers.nth(0)).toHaveStyle({ outlineStyle: 'none' })
})

test('the form reports a transit number in the field for the institution, and account numbers that do not match', async () => {
  const member = await toSetUp()
  await writeAccount(member, { ...ACCOUNT, branch: '003', bank: '00512', confirmAccount: '0012345679' })
  await expect.element(page.getByRole('alert').getByText(member.text('bank-account.swapped'))).toBeVisible()
  await review(member)
  await expect.element(member.getByText('form.bank.error.pattern')).toBeVisible()
  await expect.element(member.getByText('form.confirmAccount.error.equal_to')).toBeVisible()
  await writeAccount(member)
  await expect.element(member.getByText('bank-account.swapped')).not.toBeInTheDocument()
  expect(saved(member)).toEqual([])
})

test('the bank account is reviewed before saving, and the form keeps it when the member goes back', async () => {
  const member = await toSetUp(PHONE)
  await writeAccount(member)
  await review(member)
  await expect.element(member.heading('direct-deposit.review.title')).toHaveFocus()
  await showsTheAccount()
  await member.expectNoAxeViolations()
  await member.press(member.button('form.review.change'))
  // the first field has the focus, so that the member can continue typing
  await expect.element(member.field('form.branch.label')).toHaveFocus()
  await expect.element(member.field('form.confirmAccount.label')).toHaveValue(account)
})

test(
  'a bank account that is typed in groups, as banks print it, is saved as digits',
  { tags: ['ACCT-20', 'D-62'] },
  async () => {
    const member = await toSetUp(PHONE)
    const grouped = account.replace(/^(...)(...)/, '$1 $2-')
    await save(member, { ...ACCOUNT, account: grouped, confirmAccount: grouped })
    await expect.element(page.getByText("C'est fait!")).toBeVisible()
    expect(saved(member)).toEqual([{ branch, bank, account }])
  },
)

test(
  'the bank account is saved as typed, and the page confirms it',
  { tags: ['ACCT-20', 'API-041', 'ROUTE-057', 'SHELL-51'] },
  async () => {
    const member = await toSetUp(PHONE)
    await save(member)
    await expect.element(page.getByText("C'est fait!")).toBeVisible()
    expect(saved(member)).toEqual([{ branch, bank, account }])
  },
)

test(
  'a saved bank account is shown after the next sign-in by its last digits, and a claim can be submitted',
  { tags: ['ACCT-19', 'SHELL-51'] },
  async () => {
    const member = await toSetUp()
    await save(member)
    await expect.element(page.getByText('Success!')).toBeVisible()

    const again = await renderPage('account.direct-deposit', { persona: 'no-banking', sandbox: member.sandbox })
    await expect.element(again.getByText('bank-account.masked', { digits: '5678' })).toBeVisible()
    await expect.element(page.getByText(account)).not.toBeInTheDocument()
    await expect.element(page.getByText(again.text('banner.success'))).not.toBeInTheDocument()
    await again.goTo('/dashboard')
    await again.isAt('/dashboard')
    await again.press(again.button('dashboard.links.submit'))
    await again.isAt(`/${getPage('claims.claim-type').path}`)
  },
)

test(
  'the bank account is removed with the keyboard alone after a confirmation, Back does not ask again, and it is gone after the next sign-in',
  { tags: ['ACCT-21', 'API-042', 'ROUTE-057'] },
  async () => {
    const member = await renderPage('account.direct-deposit')
    useKeyboardOnly(member)
    await member.press(member.link('direct-deposit.remove'))
    await member.isAt(`${DEPOSIT}/remove`)
    await member.press(member.button('direct-deposit.remove'))
    await expect.element(member.getByText('form.directDepositRemove.confirm.error.required')).toBeVisible()
    expect(member.sent('DELETE', /./)).toEqual([])
    await member.choose(page.getByRole('checkbox'))
    await member.press(member.button('direct-deposit.remove'))
    await member.isAt(DEPOSIT)
    await expect.element(member.getByText('direct-deposit.removed')).toBeVisible()
    expect(member.sent('DELETE', /banking-details$/)).toHaveLength(1)
    const returned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await returned
    await member.isAt(DEPOSIT)

    const again = await renderPage('account.direct-deposit-remove', { sandbox: member.sandbox })
    await expect.element(again.getByText('direct-deposit.remove.none')).toBeVisible()
    await again.goTo(DEPOSIT)
    await expect.element(again.getByText('direct-deposit.none')).toBeVisible()
  },
)

test(
  'if direct deposit can be changed only on paper, the URLs of the forms redirect to the page that says so',
  { tags: ['ACCT-23', 'ROUTE-057'] },
  async () => {
    const member = await renderPage('account.direct-deposit', { persona: 'read-only', ...PHONE })
    for (const path of ['/edit', '/remove', '/success']) {
      await member.goTo('/manage-your-account')
      await member.goTo(DEPOSIT + path)
      await member.isAt(DEPOSIT)
    }
    await expect.element(member.getByText('direct-deposit.paper')).toBeVisible()
    await expect.element(member.link('direct-deposit.change')).not.toBeInTheDocument()
    await expect.element(member.link('direct-deposit.remove')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
  },
)

for (const { locale, width } of [
  { locale: 'en', width: 1280 },
  { locale: 'fr', width: 360 },
] as const)
  test(
    `the paper form for direct deposit opens in the language of the page once it is loaded (${locale})`,
    { tags: ['ACCT-23', 'CONTENT-08'] },
    async () => {
      const opened = openedWindows()
      const member = await renderPage('account.direct-deposit', { persona: 'read-only', locale, width })
      const form = page.getByRole('button', { name: member.text('direct-deposit.form') })
      await member.sandbox.faults([{ operationId: 'getForm', status: 500 }])
      await member.press(form)
      await expect.element(page.getByRole('dialog').getByRole('heading')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      expect(opened).toEqual([])
      await member.sandbox.heal()
      await member.press(form)
      await expect.poll(() => opened).toEqual([expect.stringContaining(`https://forms.example.com/${locale}/`)])
      expect(member.sent('GET', /\/forms\/DD$/).map(({ url }) => url.searchParams.get('locale'))).toEqual([
        locale,
        locale,
      ])
    },
  )

test('a failure to load the bank account has its own error message', { tags: ['ACCT-22', 'ERR-04'] }, async () => {
  const member = await renderPage('account.direct-deposit', {
    before: (sandbox) => sandbox.faults([{ operationId: 'getBankingDetails', status: 'html' }]),
  })
  await expect.element(page.getByRole('dialog').getByText(member.text('error.name.getDirectDeposit'))).toBeVisible()
})

test('a failure to change the bank account has its own error message', { tags: ['ACCT-22', 'ERR-05'] }, async () => {
  const member = await renderPage('account.direct-deposit-edit', {
    ...PHONE,
    before: (sandbox) => sandbox.faults([{ operationId: 'updateBankingDetails', status: 'html' }]),
  })
  await writeAccount(member)
  await review(member)
  await member.press(member.button('direct-deposit.save'))
  await expect
    .element(page.getByRole('dialog').getByText(member.text('error.name.changeDirectDeposit.unsure')))
    .toBeVisible()
})

test('a failure to remove the bank account has its own error message', { tags: ['ACCT-22', 'ERR-06'] }, async () => {
  const member = await renderPage('account.direct-deposit-remove', {
    before: (sandbox) => sandbox.faults([{ operationId: 'deleteBankingDetails', status: 'html' }]),
  })
  await member.choose(page.getByRole('checkbox'))
  await member.press(member.button('direct-deposit.remove'))
  await expect
    .element(page.getByRole('dialog').getByText(member.text('error.name.deleteDirectDeposit.unsure')))
    .toBeVisible()
})
