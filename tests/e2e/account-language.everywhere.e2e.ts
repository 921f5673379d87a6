import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { expect, test } from './support/fixtures.ts'
import { words } from './support/words.ts'

test.describe('another language', () => {
  test.use({ expectedErrors: ['status of 500'] })
  test('SHELL-07 ACCT-12 ACCT-13 ROUTE-055 D-66 is stored in capitals and spoken at once; a failure changes nothing', async ({ member, page, sandbox }, {
    project,
  }) => {
    const from = project.name === 'phone' ? 'fr' : 'en'
    const to = from === 'fr' ? 'en' : 'fr'
    const persona = from === 'fr' ? 'quebec' : 'default'
    const path = '/manage-your-account/change-language'
    member.usesOnlyTheKeyboard()
    await member.signIn(persona, from)
    await member.open(path)
    await member.findsThePageAccessible()
    const choice = () => page.getByRole('radio', { name: member.text(`form.changeLanguage.preferredLanguage.option.${to === 'fr' ? 'FR' : 'EN'}`) })
    await expect(choice()).not.toBeChecked()
    await choice().check()
    await sandbox.faults([{ operationId: 'updatePreferredLanguage', status: 500, times: 1 }])
    await member.press(member.button('account.language.save'))
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await member.isAt(path)
    await expect(choice()).toBeChecked()

    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    const again = page.waitForRequest((request) => request.url().endsWith('/cardholder-details'))
    await member.press(member.button('account.language.save'))
    expect((await sent).postDataJSON()).toEqual({ preferredLanguage: to.toUpperCase() })
    await again
    member.locale = to
    await member.isAt(path)
    await expect(member.says('banner.success')).toBeVisible()
    await expect(page.getByText(words(to)('account.language.saved'))).toBeVisible()
    await expect(member.heading('page.account.change-language')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    await expect(choice()).toBeChecked()

    await member.open('/login?status=LOGGEDOUT')
    await member.fillSignIn(loginOf(persona), PASSWORD)
    await member.isAt('/dashboard')
    await member.open('/manage-your-account/personal-information')
    await expect(page.getByText(member.text(`account.info.language.${to === 'fr' ? 'FR' : 'EN'}`), { exact: true })).toBeVisible()
  })
})
