import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { expect, test } from './support/fixtures.ts'

const NEW = 'Nouveau2027mot'

for (const locale of ['en', 'fr'] as const) {
  test.describe(`a signed-in member (${locale})`, () => {
    test.use({ expectedErrors: ['status of 401'] })
    test(`ACCT-24 SHELL-07 AUTH-16 AUTH-17 AUTH-19 ROUTE-058 ROUTE-059 changes the password, and uses it the next time (${locale})`, async ({
      member,
      page,
    }) => {
      await member.signIn('default', locale)
      await member.open('/manage-your-account/change-password')
      await member.findsThePageAccessible()
      await member.hands.write(member.field('form.changePassword.oldPassword.label'), 'not-this')
      await member.hands.write(member.field('form.changePassword.newPassword.label'), NEW)
      await member.hands.write(member.field('form.changePassword.confirmPassword.label'), NEW)
      await member.press(member.button('account.password.save'))
      await expect(page.getByRole('dialog')).toBeVisible()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: member.text('shell.close') })
        .last()
        .click()
      await expect(member.field('form.changePassword.newPassword.label')).toHaveValue(NEW)
      await member.hands.write(member.field('form.changePassword.oldPassword.label'), PASSWORD)
      const sent = page.waitForRequest((request) => request.method() === 'PUT')
      await member.press(member.button('account.password.save'))
      expect((await sent).postDataJSON()).toEqual({ oldPassword: PASSWORD, newPassword: NEW })
      await member.isAt('/manage-your-account/change-password/success')
      await expect(member.heading('account.password.done.title')).toBeVisible()
      await member.findsThePageAccessible()
      await member.open('/login?status=LOGGEDOUT')
      await member.fillSignIn(loginOf('default'), NEW)
      await member.isAt('/dashboard')
    })
  })
}
