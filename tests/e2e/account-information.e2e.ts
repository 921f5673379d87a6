import { expect, test } from './support/fixtures.ts'

test('ACCT-01 D-65 whose plan is changed on paper sees everything and is led nowhere in vain', async ({ member, page }) => {
  await member.signIn('read-only')
  await member.open('/manage-your-account')
  await expect(member.link('account.home.people')).toBeVisible()
  await expect(member.link('account.home.change-address')).toHaveCount(0)
  await expect(member.link('account.home.change-email')).toHaveCount(0)
  for (const path of ['change-address', 'change-email', 'change-email/verify']) {
    await member.open(`/manage-your-account/${path}`)
    await member.isAt('/manage-your-account/personal-information')
  }
  await expect(member.says('account.info.read-only')).toBeVisible()
  await expect(page.getByRole('link', { name: member.text('account.info.edit') })).toHaveCount(1)
  await member.sandbox.vary('read-only', { policy: { memberProfile: false } })
  await page.evaluate(() => sessionStorage.removeItem('securityPolicy'))
  await member.open('/manage-your-account/personal-information')
  await member.isAt('/dashboard')
  await member.open('/manage-your-account')
  await expect(member.link('account.home.people')).toBeVisible()
  await expect(member.link('account.home.personal-information')).toHaveCount(0)
})

test.describe('a part that fails', () => {
  test.use({ expectedErrors: ['status of 500'] })
  test('ACCT-02 ACCT-25 leaves the other part of the page and the words of the terms', async ({ member, page, sandbox }) => {
    await member.signIn()
    await sandbox.faults([
      { operationId: 'getContactInfoDetails', status: 500 },
      { operationId: 'getTermsAndConditions', status: 500 },
    ])
    await member.open('/manage-your-account/personal-information')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Marie-Ève Roy-Côté')).toBeVisible()
    await expect(member.button('error.retry')).toHaveCount(1)
    await sandbox.faults([{ operationId: 'getTermsAndConditions', status: 500 }])
    await member.press(member.button('error.retry'))
    await expect(page.getByText('123 rue Principale')).toBeVisible()
    await member.open('/manage-your-account/terms-and-conditions')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(member.heading('terms.claims.title')).toBeVisible()
    await expect(member.button('error.retry')).toBeVisible()
  })
})
