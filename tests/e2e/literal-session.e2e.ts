import { expect, LOGIN, PASSWORD, test } from './support/literal.ts'

test('a member signs in with the form, and is told about a wrong password', async ({ member, literal, page }) => {
  await literal.answers('login', 'refused')
  await member.open('/login')
  await member.fillSignIn(LOGIN, 'Wrong2password')
  await expect(member.getByText('login.error.no-match')).toBeVisible()
  await literal.answers('login', 'default')
  await member.fillSignIn(LOGIN, PASSWORD)
  await member.isAt('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alex')
  expect(await literal.sent('login')).toContainEqual(expect.objectContaining({ email: LOGIN, password: PASSWORD }))
  const kept = await page.evaluate(() => ({
    token: sessionStorage.getItem('token'),
    apiToken: sessionStorage.getItem('apiToken'),
  }))
  expect(kept.apiToken).toBe(`Bearer ${kept.token}`)

  await page.getByRole('link', { name: 'Français' }).first().click()
  member.locale = 'fr'
  await member.isAt('/dashboard')
  await member.press(member.button('nav.account'))
  await member.press(member.button('nav.log-out'))
  await member.press(member.button('yes'))
  await expect(page).toHaveURL(/\/fr\/login\?status=LOGGEDOUT$/)
})

for (const variant of ['default', 'bare', 'inBody'] as const)
  test(`the token is renewed every ten minutes (response ${variant})`, async ({ member, literal, page }) => {
    await literal.answers('jwt', variant)
    await page.clock.install()
    await member.signIn('', 'en', '/help-centre')
    const before = await page.evaluate(() => sessionStorage.getItem('token'))
    await member.idle(10.5)
    await expect.poll(async () => (await literal.calls()).filter((call) => call === 'jwt').length).toBe(1)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).not.toBe(before)
    await expect(page).toHaveURL(/\/en\/help-centre$/)
  })

test('the password dialog extends a session that is about to end', async ({ member, literal, page }) => {
  await page.clock.install()
  await member.signIn('', 'en', '/help-centre')
  await member.idle(29.3)
  const dialog = member.dialog('timeout.title')
  await dialog
    .getByLabel(member.text('form.login.password.label'))
    .or(dialog.locator('input[type=password]'))
    .first()
    .fill(PASSWORD)
  await dialog.getByRole('button').last().or(dialog.locator('button[type=submit]')).first().click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/help-centre$/)
  expect((await literal.sent('login')).length).toBe(1)
})
