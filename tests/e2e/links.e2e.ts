import { expect, test } from './support/fixtures.ts'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { askForNewAddress } from './support/new-address.ts'

test('REG-14 REG-22 ROUTE-015 ROUTE-016 D-40 a new address is confirmed by its link, and is what one signs in with', async ({ member, page, sandbox }) => {
  const link = await askForNewAddress(sandbox, 'marie.new+1@example.com')
  await page.goto(link)
  await expect(page).toHaveURL(/\/en\/update-email$/)
  await expect(page.getByText(loginOf('default'))).toBeVisible()
  await expect(page.getByText('marie.new+1@example.com')).toBeVisible()
  await member.findsThePageAccessible()
  expect(await sandbox.count('confirmEmailChange')).toBe(0)
  const sent = page.waitForRequest((request) => request.url().endsWith('/accounts/email'))
  await member.press(member.button('links.update-email.confirm'))
  expect((await sent).postDataJSON()).toEqual({
    oldUsername: loginOf('default'),
    newUsername: 'marie.new+1@example.com',
    token: new URL(link).searchParams.get('token'),
  })
  await member.isAt('/confirm-email-change')
  await expect(member.says('links.email.done')).toBeVisible()
  await member.findsThePageAccessible()
  await member.press(member.link('error.page.sign-in'))
  await member.fillSignIn('marie.new+1@example.com', PASSWORD)
  await member.isAt('/dashboard')
})

test.describe('a change that is refused', () => {
  test.use({ expectedErrors: ['status of 409', 'status of 500'] })
  test('REG-40 an address that somebody else has by now is told on the result page, a service that fails where one is', async ({ member, page, sandbox }) => {
    const link = await askForNewAddress(sandbox, loginOf('quebec'))
    await page.goto(link)
    await sandbox.faults([{ operationId: 'confirmEmailChange', status: 500 }])
    await member.press(member.button('links.update-email.confirm'))
    await expect(page.getByRole('alert')).toContainText('-500')
    await member.isAt('/update-email')
    await sandbox.heal()
    await member.press(member.button('links.update-email.confirm'))
    await member.isAt('/confirm-email-change')
    await expect(member.says('links.email.refused')).toBeVisible()
    await expect(page.getByRole('alert')).toBeVisible()
  })
})

test('REG-16 REG-18 ROUTE-011 ROUTE-033 ROUTE-035 D-31 D-32 a link nobody knows, one without a token, one that cannot be checked', async ({
  member,
  page,
  sandbox,
}) => {
  await member.open('/token-validation?token=nobody-knows-this')
  await member.isAt('/invalid')
  for (const path of [
    '/token-validation',
    '/token-validation?token=',
    '/token-validation?token=%20%20',
    '/token-validation?token=two%20words',
    '/reset-your-account',
    '/update-email',
    '/custom-contact',
  ]) {
    await member.open(path)
    await member.isAt('/invalid-link')
    await expect(member.heading('page.access.invalid-link')).toBeVisible()
  }
  await member.open('/forgot-password')
  await member.hands.write(member.field('form.forgotPassword.email.label'), loginOf('default'))
  await member.press(member.button('password.forgot.send'))
  await member.isAt('/success-reset')
  const link = new URL(await sandbox.linkTo(loginOf('default')))
  const token = link.searchParams.get('token')!
  await page.goto(`${member.portal}/en/token-validation?token=${encodeURIComponent(encodeURIComponent(` ${token} `))}&brand=OBC`)
  await member.isAt('/reset-your-account')
  expect(await page.evaluate(() => JSON.stringify([location.href, history.state, { ...sessionStorage }, { ...localStorage }]))).not.toContain(token)
})

test.describe('a service that cannot say', () => {
  test.use({ expectedErrors: ['status of 500'] })
  test('REG-18 ROUTE-035 the page for links that cannot be checked tries again', async ({ member, sandbox }) => {
    await sandbox.faults([{ operationId: 'validateToken', status: 500, times: 1 }])
    await member.open('/token-validation?token=nobody-knows-this')
    await member.isAt('/error-validating-token')
    await member.press(member.link('links.error.retry'))
    await member.isAt('/invalid')
  })
})

test('SHELL-15 ROUTE-032 D-169 while the entry asks what a link is for nothing of a page shows, and waiting is said', async ({ member, page, sandbox }) => {
  await sandbox.faults([{ operationId: 'validateToken', delayMs: 3000 }])
  await member.open('/token-validation?token=nobody-knows-this')
  await expect(page.getByRole('status').filter({ hasText: member.text('shell.loading') })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  await member.isAt('/invalid')
  await expect(page.getByRole('status').filter({ hasText: member.text('shell.loading') })).toHaveCount(0)
})

test('CONTENT-12 ROUTE-017 ROUTE-018 D-03 D-74 contact without signing in, at both addresses, in the language and brand that fit', async ({
  member,
  page,
  browser,
}) => {
  await page.goto(`${member.portal}/custom-contact?token=welcome-fresh`)
  await expect(page).toHaveURL(`${member.portal}/custom-contact`)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await expect(page.getByRole('link', { name: '506-555-0100' })).toHaveAttribute('href', 'tel:+15065550100')
  await member.findsThePageAccessible()
  await page.reload()
  await expect(page.getByRole('link', { name: '506-555-0100' })).toBeVisible()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(`${member.portal}/fr/custom-contact`)
  await expect(page.getByRole('heading', { level: 1, name: 'Nous joindre' })).toBeVisible()
  await page.goto(`${member.portal}/fr/custom-contact?token=welcome-fresh-french`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'QBC')

  const context = await browser.newContext({ locale: 'fr-CA' })
  const french = await context.newPage()
  await french.goto(`${member.portal}/custom-contact?token=welcome-fresh`)
  await expect(french.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(french.getByRole('heading', { level: 1, name: 'Nous joindre' })).toBeVisible()
  await french.goto(`${member.portal}/custom-contact`)
  await expect(french.getByRole('link', { name: '506-555-0100' })).toBeVisible()
  await context.close()
  const fresh = await browser.newContext({ locale: 'fr-CA' })
  const without = await fresh.newPage()
  await without.goto(`${member.portal}/custom-contact`)
  await expect(without).toHaveURL(`${member.portal}/fr/invalid-link`)
  await fresh.close()
})

test.describe('contact that cannot be read', () => {
  test.use({ expectedErrors: ['status of 404', 'ERR_FAILED'] })
  test('D-73 D-74 a token nobody knows and a file that is missing still tell how to reach somebody', async ({ member, page }) => {
    await member.open('/custom-contact?token=nobody-knows-this')
    await expect(page.getByRole('link', { name: '506-555-0100' })).toBeVisible()
    await page.route('**/content/contact/**', (route) => route.abort())
    await page.reload()
    await expect(member.heading('contact.missing.title')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
