import { expect, test } from './support/fixtures.ts'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'

const NEW = 'Nouveau2027mot'
const DAY = 86_400

for (const locale of ['en', 'fr'] as const) {
  test(`AUTH-08 AUTH-09 AUTH-11..13 AUTH-31 REG-15 ROUTE-009 ROUTE-010 ROUTE-014 ROUTE-032 a forgotten password, from the sign-in page to the next sign-in (${locale})`, async ({
    member,
    page,
    sandbox,
  }) => {
    member.locale = locale
    await member.open('/login?brand=SBC')
    await member.press(member.link('login.forgot'))
    await expect(page).toHaveURL(new RegExp(`/${locale}/forgot-password\\?brand=SBC$`))
    await member.findsThePageAccessible()
    await member.press(member.button('password.forgot.send'))
    await expect(member.says('form.forgotPassword.email.error.required')).toBeVisible()
    await expect(member.field('form.forgotPassword.email.label')).toBeFocused()
    const asked = page.waitForRequest((request) => request.method() === 'POST')
    await member.hands.write(member.field('form.forgotPassword.email.label'), loginOf('default'))
    await member.press(member.button('password.forgot.send'))
    expect((await asked).url()).toContain('/accounts/default%40example.com/password-token')
    expect((await asked).postDataJSON()).toEqual({ lang: locale })
    await member.isAt('/success-reset')
    await member.findsThePageAccessible()

    await page.goto(await sandbox.linkTo(loginOf('default')))
    await expect(page).toHaveURL(/\/reset-your-account$/)
    await expect(member.heading('page.access.reset')).toBeVisible()
    await member.findsThePageAccessible()
    const password = member.field('form.resetPassword.newPassword.label')
    const again = member.field('form.resetPassword.confirmPassword.label')
    await member.hands.write(password, 'abcdefgh')
    await member.hands.write(again, 'Abcdefg1')
    await member.press(member.button('password.save'))
    await expect(member.says('form.password.error.minLength')).toBeVisible()
    await expect(member.says('form.password.error.equal_to')).toBeVisible()
    await expect(password).toBeFocused()
    await member.hands.write(password, NEW)
    await member.hands.write(again, NEW)
    const saved = page.waitForRequest((request) => request.url().endsWith('/accounts/password'))
    await member.press(member.button('password.save'))
    expect(Object.keys((await saved).postDataJSON() as object).toSorted()).toEqual(['newPassword', 'token'])
    await member.isAt('/success-reset/password')
    await member.findsThePageAccessible()
    await member.press(member.link('error.page.sign-in'))
    await member.fillSignIn(loginOf('default'), NEW)
    await member.isAt('/dashboard')
  })
}

test('AUTH-10 D-37 by the numbers of the card; whoever asks reads the same', async ({ member, page, sandbox }) => {
  const bodies: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/accounts/password/token') && bodies.push(request.postDataJSON()))
  for (const [certificateId, policyId] of [
    ['100200300', '90210'],
    ['999', 'NOBODY-1'],
  ]) {
    await member.open('/forgot-password')
    await member.hands.choose(page.getByRole('radio', { name: member.text('form.forgotPassword.mode.option.plan') }))
    await member.hands.write(member.field('form.forgotPassword.certificateId.label'), certificateId!)
    await member.hands.write(member.field('form.forgotPassword.policyId.label'), ` ${policyId} `)
    await member.press(member.button('password.forgot.send'))
    await member.isAt('/success-reset')
    await expect(member.says('password.requested.lead')).toBeVisible()
  }
  expect(bodies).toEqual([
    { certificateId: '100200300', policyId: '90210', lang: 'en' },
    { certificateId: '999', policyId: 'NOBODY-1', lang: 'en' },
  ])
  await member.open('/forgot-password')
  await member.hands.write(member.field('form.forgotPassword.email.label'), 'nobody@example.com')
  await member.press(member.button('password.forgot.send'))
  await member.isAt('/success-reset')
  expect(await sandbox.mails('nobody@example.com')).toEqual([])
})

test.describe('a link that no longer works', () => {
  test.use({ expectedErrors: ['status of 400', 'status of 410'] })

  test('AUTH-14 REG-10 REG-20 ROUTE-012 ROUTE-013 opened too late it can be sent again; opened twice it is used', async ({ member, page, sandbox }) => {
    await member.open('/forgot-password')
    await member.hands.write(member.field('form.forgotPassword.email.label'), loginOf('default'))
    await member.press(member.button('password.forgot.send'))
    await member.isAt('/success-reset')
    const late = await sandbox.linkTo(loginOf('default'))
    await sandbox.advance(DAY + 60)
    await page.goto(late)
    await member.isAt('/expired')
    await member.findsThePageAccessible()
    const renewed = page.waitForRequest((request) => request.url().endsWith('/accounts/token') && request.method() === 'POST')
    await member.press(member.button('links.renew'))
    expect((await renewed).postDataJSON()).toEqual({ token: new URL(late).searchParams.get('token') })
    await expect(member.says('links.renew.sent')).toBeVisible()
    await expect(member.button('links.renew')).toHaveCount(0)
    const fresh = await sandbox.linkTo(loginOf('default'))
    expect(fresh).not.toBe(late)

    await page.goto(fresh)
    await member.hands.write(member.field('form.resetPassword.newPassword.label'), NEW)
    await member.hands.write(member.field('form.resetPassword.confirmPassword.label'), NEW)
    await member.press(member.button('password.save'))
    await member.isAt('/success-reset/password')
    await page.goto(fresh)
    await member.isAt('/used-token')
    await member.findsThePageAccessible()
  })

  test('AUTH-14 it may also end while the password is typed', async ({ member, page, sandbox }) => {
    await member.open('/forgot-password')
    await member.hands.write(member.field('form.forgotPassword.email.label'), loginOf('default'))
    await member.press(member.button('password.forgot.send'))
    await member.isAt('/success-reset')
    await page.goto(await sandbox.linkTo(loginOf('default')))
    await member.hands.write(member.field('form.resetPassword.newPassword.label'), NEW)
    await member.hands.write(member.field('form.resetPassword.confirmPassword.label'), NEW)
    await sandbox.advance(DAY + 60)
    await member.press(member.button('password.save'))
    await member.isAt('/expired')
    await expect(member.button('links.renew')).toBeVisible()
  })
})

test.describe('a service that fails', () => {
  test.use({ expectedErrors: ['status of 401', 'status of 429', 'status of 500', 'status of 503'] })

  test('AUTH-15 REG-40 ERR-26 is told in the page; nothing typed is lost, and trying again works', async ({ member, page, sandbox }) => {
    await member.open('/reset-your-account?token=zzz')
    await expect(page).toHaveURL(/\/en\/reset-your-account$/)
    await member.hands.write(member.field('form.resetPassword.newPassword.label'), NEW)
    await member.hands.write(member.field('form.resetPassword.confirmPassword.label'), NEW)
    for (const status of [500, 503, 429]) {
      await sandbox.faults([{ operationId: 'resetPassword', status }])
      await member.press(member.button('password.save'))
      await expect(page.getByRole('alert').filter({ hasText: `-${status}` })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(member.field('form.resetPassword.newPassword.label')).toHaveValue(NEW)
    }
  })

  test('AUTH-16 AUTH-18 AUTH-19 ROUTE-038 D-38 a known password is changed without signing in; a wrong one opens the dialog', async ({ member, page }) => {
    await member.open('/change-password')
    await member.findsThePageAccessible()
    await member.hands.write(member.field('form.publicChangePassword.email.label'), loginOf('default'))
    await member.hands.write(member.field('form.publicChangePassword.oldPassword.label'), 'not-this')
    await member.hands.write(member.field('form.publicChangePassword.newPassword.label'), NEW)
    await member.hands.write(member.field('form.publicChangePassword.confirmPassword.label'), NEW)
    await member.press(member.button('password.save'))
    await expect(page.getByRole('dialog')).toContainText('Your current password is not correct.')
    await member.press(
      page
        .getByRole('dialog')
        .getByRole('button', { name: member.text('shell.close') })
        .last(),
    )
    await member.hands.write(member.field('form.publicChangePassword.oldPassword.label'), PASSWORD)
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await member.press(member.button('password.save'))
    const request = await sent
    expect(request.url()).toContain('/accounts/default%40example.com/password')
    expect(request.headers()['authorization']).toBeUndefined()
    expect(request.postDataJSON()).toEqual({ oldPassword: PASSWORD, newPassword: NEW })
    await member.isAt('/success-reset/password')
    await member.press(member.link('error.page.sign-in'))
    await member.fillSignIn(loginOf('default'), NEW)
    await member.isAt('/dashboard')
  })
})

test('AUTH-21..30 AUTH-35..37 AUTH-39 the rules of a new password, and what a browser may fill in', async ({ member, page, context, sandbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await member.open('/reset-your-account?token=abc')
  const password = member.field('form.resetPassword.newPassword.label')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  for (const weak of ['Ab1', 'abcdefgh', 'Abcdefgh', 'ABCDEFG1', 'abcdefg1', '        ']) {
    await member.hands.write(password, weak)
    await member.press(member.button('password.save'))
    await expect(
      page
        .getByText("This password isn't complex enough to keep your account safe. Please refer to the password requirements shown to create a secure password.")
        .first(),
      weak,
    ).toBeVisible()
  }
  await member.hands.write(password, 'Abcdefg1')
  await expect(password).not.toHaveAttribute('aria-invalid', 'true')
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'Ab1'.repeat(20))
  await password.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
  await expect(password).toHaveValue('Ab1'.repeat(20))
  await member.press(member.button('password.save'))
  await expect(page.getByText('Your password cannot be longer than 50 characters.').first()).toBeVisible()
  expect(await sandbox.count('resetPassword')).toBe(0)
})
