import { ACCOUNT, showsTheAccount, writeAccount } from './support/bank-account.ts'
import { ClaimJourney } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'

test.beforeEach(({ member }, { project }) => {
  member.locale = languageOf(project)
})

test('SHELL-07 GUARD-22 GUARD-23 SHELL-51 ROUTE-057 ACCT-19 ACCT-20 API-041 a member without direct deposit sets it up from the modal, finds it after signing in again, and can submit a claim', async ({
  member,
  page,
}) => {
  await member.signIn('no-banking')
  await member.press(member.button('dashboard.links.submit'))
  await member.press(member.button('deposit-missing.set-up'))
  await member.isAt('/manage-your-account/direct-deposit')
  await expect(member.says('direct-deposit.none')).toBeVisible()
  await member.findsThePageAccessible()
  await member.press(member.link('direct-deposit.set-up'))
  await member.isAt('/manage-your-account/direct-deposit/edit')
  await expect(page.getByRole('img', { name: member.text('bank-account.cheque') })).toBeVisible()
  await member.press(member.button('direct-deposit.review'))
  await expect(page.getByText(member.text('form.branch.error.required')).first()).toBeVisible()
  await member.findsThePageAccessible()

  await member.field('form.bank.label').focus()
  const numbers = page.getByRole('figure').getByRole('listitem')
  await expect(numbers.nth(1), 'the number that is asked for is marked').toHaveCSS('outline-style', 'solid')
  await expect(numbers.nth(0)).toHaveCSS('outline-style', 'none')
  await writeAccount(member, { ...ACCOUNT, branch: '003', bank: '00512', confirmAccount: '0012345679' })
  await expect(page.getByRole('alert').getByText(member.text('bank-account.swapped'))).toBeVisible()
  await member.press(member.button('direct-deposit.review'))
  await expect(page.getByText(member.text('form.bank.error.pattern')).first()).toBeVisible()
  await expect(page.getByText(member.text('form.confirmAccount.error.equal_to')).first()).toBeVisible()
  await writeAccount(member)
  await expect(member.says('bank-account.swapped')).toHaveCount(0)
  await member.press(member.button('direct-deposit.review'))

  await expect(member.heading('direct-deposit.review.title')).toBeFocused()
  await showsTheAccount(member)
  await member.findsThePageAccessible()
  await member.press(member.button('form.review.change'))
  await expect(member.field('form.branch.label'), 'the focus is where one goes on').toBeFocused()
  await expect(member.field('form.confirmAccount.label')).toHaveValue(ACCOUNT.account)
  await member.press(member.button('direct-deposit.review'))
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await member.press(member.button('direct-deposit.save'))
  expect((await sent).postDataJSON()).toEqual({ branch: '00512', bank: '003', account: '0012345678' })
  await member.isAt('/manage-your-account/direct-deposit/success')
  await expect(member.says('banner.success')).toBeVisible()
  await member.findsThePageAccessible()

  await member.signInAgain('no-banking')
  await expect(page.getByText(member.text('banner.success'))).toHaveCount(0)
  await member.open('/manage-your-account/direct-deposit')
  await expect(member.says('bank-account.masked', { digits: '5678' })).toBeVisible()
  await expect(page.getByText(ACCOUNT.account)).toHaveCount(0)
  await member.open('/dashboard')
  await new ClaimJourney(member).start()
})

test('ACCT-21 ACCT-19 API-042 a member removes the account with the keyboard, after saying so; it is gone after signing in again', async ({
  member,
  page,
  sandbox,
}) => {
  await member.signIn()
  await member.open('/manage-your-account/direct-deposit')
  member.usesOnlyTheKeyboard()
  await member.press(member.link('direct-deposit.remove'))
  await member.isAt('/manage-your-account/direct-deposit/remove')
  await member.findsThePageAccessible()
  await member.press(member.button('direct-deposit.remove'))
  await expect(page.getByText(member.text('form.directDepositRemove.confirm.error.required')).first()).toBeVisible()
  expect(await sandbox.count('deleteBankingDetails')).toBe(0)
  await member.hands.choose(page.getByRole('checkbox'))
  await member.press(member.button('direct-deposit.remove'))
  await member.isAt('/manage-your-account/direct-deposit')
  await expect(member.says('direct-deposit.removed')).toBeVisible()
  await member.signInAgain('default')
  await member.open('/manage-your-account/direct-deposit/remove')
  await expect(member.says('direct-deposit.remove.none')).toBeVisible()
  await member.open('/manage-your-account/direct-deposit')
  await expect(member.says('direct-deposit.none')).toBeVisible()
})

test.describe('a plan that changes direct deposit on paper', () => {
  test.use({ expectedErrors: ['status of 500'] })
  test('ACCT-23 CONTENT-08 CONTENT-09 shows the account and opens the form; the pages that change it lead back', async ({ member, page, context, sandbox }) => {
    await context.route('https://forms.example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>DD</title>' }))
    await member.signIn('read-only')
    for (const path of ['', '/edit', '/remove', '/success']) {
      await member.open(`/manage-your-account/direct-deposit${path}`)
      await member.isAt('/manage-your-account/direct-deposit')
    }
    await expect(member.says('direct-deposit.paper')).toBeVisible()
    await expect(member.link('direct-deposit.change')).toHaveCount(0)
    await expect(member.link('direct-deposit.remove')).toHaveCount(0)
    await member.findsThePageAccessible()
    const open = page.getByRole('button', { name: member.text('direct-deposit.form') })
    await sandbox.faults([{ operationId: 'getForm', status: 500 }])
    await open.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await sandbox.heal()
    const [form, request] = await Promise.all([page.waitForEvent('popup'), page.waitForRequest(/\/forms\/DD\?/), open.click()])
    expect(new URL(request.url()).searchParams.get('locale')).toBe(member.locale)
    await form.waitForURL(new RegExp(`^https://forms\\.example\\.com/${member.locale}/`))
  })
})
