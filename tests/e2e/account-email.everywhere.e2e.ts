import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { expect, test } from './support/fixtures.ts'

const ANOTHER = 'marie.new@example.com'

test.describe('another address to sign in with', () => {
  test.use({ expectedErrors: ['status of 500'] })
  test('SHELL-07 ACCT-08..11 ROUTE-052..054 D-40 D-67 is asked for, proves itself by its link, and is what one signs in with', async ({
    member,
    page,
    sandbox,
  }, { project }) => {
    await member.signIn('default', project.name === 'phone' ? 'fr' : 'en')
    await member.open('/manage-your-account/change-email')
    await expect(member.says('account.email.lead', { address: loginOf('default') })).toBeVisible()
    const field = member.field('form.changeEmail.email.label')
    const again = member.field('form.changeEmail.confirmEmail.label')
    await member.hands.write(field, loginOf('default').toUpperCase())
    await member.hands.write(again, 'someone.else@example.com')
    await member.press(member.button('account.email.send'))
    await expect(member.says('form.changeEmail.email.error.differs_from')).toBeVisible()
    await expect(member.says('form.changeEmail.confirmEmail.error.equal_to')).toBeVisible()
    await member.findsThePageAccessible()
    expect(await sandbox.count('updateEmail')).toBe(0)

    await member.hands.write(field, ANOTHER)
    await member.hands.write(again, ANOTHER)
    await sandbox.faults([{ operationId: 'updateEmail', status: 500, times: 1 }])
    await member.press(member.button('account.email.send'))
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await member.press(member.button('account.email.send'))
    expect((await sent).postDataJSON()).toEqual({ email: ANOTHER })

    await member.isAt('/manage-your-account/change-email/verify')
    await expect(member.says('account.verify.sent', { address: ANOTHER })).toBeVisible()
    await member.findsThePageAccessible()
    const first = await sandbox.linkTo(ANOTHER)
    await member.press(member.button('account.verify.resend'))
    await expect(member.says('account.verify.resent', { address: ANOTHER })).toBeVisible()
    const link = await sandbox.linkTo(ANOTHER)
    expect(link).not.toBe(first)

    // back from the mailbox without having opened it
    await member.press(member.link('account.verify.confirmed'))
    await member.isAt('/manage-your-account/change-email/result')
    await expect(member.says('account.result.unknown')).toBeVisible()
    await member.press(member.link('account.result.not-yet'))
    await member.isAt('/manage-your-account/change-email/verify')

    // opened in this tab, where the member is signed in
    await page.goto(link)
    await expect(page.getByText(ANOTHER)).toBeVisible()
    member.locale = new URL(page.url()).pathname.startsWith('/fr') ? 'fr' : 'en'
    await member.press(member.button('links.update-email.confirm'))
    await member.isAt('/manage-your-account/change-email/result')
    await expect(member.heading('account.result.done')).toBeVisible()
    await expect(member.says('account.result.done.text', { address: ANOTHER })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await member.findsThePageAccessible()
    // whichever way one leaves, the session is over; nothing here asks for it any more
    await expect(page.getByRole('navigation', { name: member.text('nav.label') })).toHaveCount(0)
    await (project.name === 'phone' ? member.press(member.button('account.result.sign-in')) : page.reload())
    await expect(page).toHaveURL(/\/login(\?.*)?$/)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await member.fillSignIn(ANOTHER, PASSWORD)
    await member.isAt('/dashboard')
    await member.open('/manage-your-account/personal-information')
    await expect(page.getByText(ANOTHER)).toBeVisible()
  })
})
