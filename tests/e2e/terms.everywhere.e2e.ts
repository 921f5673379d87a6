import { expect, test } from './support/fixtures.ts'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'

for (const locale of ['en', 'fr'] as const) {
  test(`SHELL-07 ACCT-26 AUTH-04 D-46 D-69 who has not accepted the terms does so first; no address goes round it (${locale})`, async ({ member, page }) => {
    member.locale = locale
    await member.open('/login')
    await member.fillSignIn(loginOf('terms'), PASSWORD)
    await member.isAt('/manage-your-account/terms-and-conditions/accept')
    await expect(page.getByRole('navigation', { name: member.text('nav.label') })).toHaveCount(0)
    await member.findsThePageAccessible()
    await member.open('/dashboard')
    await member.isAt('/manage-your-account/terms-and-conditions/accept')
    await page.goto(`${member.portal}/${locale}/login`)
    await member.isAt('/manage-your-account/terms-and-conditions/accept')
    await member.press(member.button('terms.gate.accept'))
    await expect(member.says('form.acceptTerms.termsAndConditionsAccept.error.required')).toBeVisible()
    await member.hands.choose(page.getByRole('checkbox'))
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await member.press(member.button('terms.gate.accept'))
    expect((await sent).postDataJSON()).toEqual({ termsAndConditionsAccept: true })
    await member.isAt('/dashboard')
    await member.open('/manage-your-account/terms-and-conditions/accept')
    await member.isAt('/dashboard')
  })
}

test.describe('terms that cannot be read', () => {
  test.use({ expectedErrors: ['status of 500'] })
  test('D-46 hold nobody back, and say nothing', async ({ member, page, sandbox }) => {
    await sandbox.faults([{ operationId: 'getTermsAndConditions', status: 500 }])
    await member.signIn('terms')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('D-46 to leave is possible too', async ({ member, page }) => {
  await member.open('/login')
  await member.fillSignIn(loginOf('terms'), PASSWORD)
  await member.isAt('/manage-your-account/terms-and-conditions/accept')
  await member.press(member.button('terms.gate.log-out'))
  await expect(page).toHaveURL(/\/en\/login\?status=LOGGEDOUT$/)
})
