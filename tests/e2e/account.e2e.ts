import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { expect, test } from './support/fixtures.ts'

const ANOTHER = 'marie.new@example.com'

test(
  "the link sent to a new e-mail address ends the session in the member's tab, and the member signs in with that address",
  { tag: ['@ACCT-10', '@D-40'] },
  async ({ member, page, sandbox }) => {
    await member.signIn('default', 'fr', '/manage-your-account/change-email')
    await page.goto(await sandbox.askForNewAddress(loginOf('default'), ANOTHER))
    member.locale = new URL(page.url()).pathname.startsWith('/fr') ? 'fr' : 'en'
    await expect(page.getByText(ANOTHER)).toBeVisible()
    await member.press(member.button('links.update-email.confirm'))
    await member.isAt('/manage-your-account/change-email/result')
    await expect(member.heading('account.result.done')).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/login(\?.*)?$/)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await member.fillSignIn(ANOTHER, PASSWORD)
    await member.isAt('/dashboard')
    await member.goTo('/manage-your-account/personal-information')
    await expect(page.getByText(ANOTHER)).toBeVisible()
  },
)

test(
  'a new e-mail address that is confirmed in another tab ends the session, and no password is sent with the old address',
  { tag: ['@D-40'] },
  async ({ member, page, sandbox, context }) => {
    await member.signIn('default', 'en', '/manage-your-account/change-email')
    const logins: string[] = []
    page.on('request', (request) => request.url().endsWith('/login') && logins.push(request.method()))
    const link = await context.newPage()
    await link.goto(await sandbox.askForNewAddress(loginOf('default'), ANOTHER))
    await link.getByRole('main').getByRole('button').first().click()
    await expect(link).toHaveURL(/\/confirm-email-change/)
    await expect(page).toHaveURL(/\/en\/login\?status=expired-token$/)
    await expect(member.getByText('login.status.expired-token')).toBeVisible()
    expect(logins).toEqual([])
  },
)

test(
  'the form to change the people on the plan opens in a new window',
  { tag: ['@ACCT-17', '@CONTENT-06'] },
  async ({ member, page, context }) => {
    await context.route('https://forms.example.com/**', (route) => route.fulfill({ body: 'form' }))
    await member.signIn('default', 'en', '/manage-your-account/people-on-your-plan')
    const [form] = await Promise.all([
      context.waitForEvent('page'),
      member.press(page.getByRole('button', { name: member.text('account.people.form.open') })),
    ])
    await expect(form).toHaveURL(/^https:\/\/forms\.example\.com\/.+\.pdf$/)
    expect(await form.evaluate(() => globalThis.opener === null)).toBe(true)
    await form.close()
  },
)
