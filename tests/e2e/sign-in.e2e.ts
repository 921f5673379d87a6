import { expect, test } from './support/fixtures.ts'

const LOCALES = ['en', 'fr'] as const
const STATUSES = ['no-session', 'expired-token', 'timeout', 'INVALIDLOGIN', 'LOGGEDOUT'] as const
/** The service's own words, which win over ours (D-83). */
const LOCKED = {
  en: 'Your account is locked. Try again in a few minutes, or reset your password.',
  fr: 'Votre compte est verrouillé. Réessayez dans quelques minutes ou réinitialisez votre mot de passe.',
} as const

test.describe('signing in', () => {
  for (const locale of LOCALES) {
    test(`AUTH-06 SESSION-48 SESSION-49 each status has its message, an unknown one has none (${locale})`, async ({ member, page }) => {
      member.locale = locale
      for (const status of STATUSES) {
        await member.open(`/login?status=${status}`)
        await expect(member.says(`login.status.${status}`)).toBeVisible()
      }
      await member.open('/login?status=LoggedOut')
      await expect(member.heading('login.title')).toBeVisible()
      await expect(page.getByText(member.text('login.status.LOGGEDOUT'))).toHaveCount(0)
    })

    test.describe(`refused (${locale})`, () => {
      test.use({ expectedErrors: ['status of 401', 'status of 423', 'status of 500', 'ERR_EMPTY_RESPONSE', 'ERR_CONNECTION', 'ERR_FAILED'] })

      test(`AUTH-05 ERR-26 D-49 a wrong password and an unknown login read the same, in the page (${locale})`, async ({ member, page }) => {
        member.locale = locale
        for (const login of ['default@example.com', 'nobody@example.com']) {
          await member.open('/login')
          await member.fillSignIn(login, 'not-the-password')
          await expect(page.getByRole('alert').filter({ hasText: member.text('login.error.no-match') })).toBeVisible()
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await expect(member.field('form.login.email.label')).toHaveValue(login)
        }
      })

      test(`a locked account, a failing service and a lost connection say what to do (${locale})`, async ({ member, page, sandbox }) => {
        member.locale = locale
        await member.open('/login')
        await member.fillSignIn('locked@example.com', 'Welcome2portal')
        await expect(page.getByRole('alert')).toContainText(LOCKED[locale])
        await sandbox.faults([{ operationId: 'login', status: 500, times: 1 }])
        await member.fillSignIn('default@example.com', 'Welcome2portal')
        await expect(page.getByRole('alert').filter({ hasText: member.text('login.error.generic') })).toBeVisible()
        // Not once: a browser tries again by itself when a kept connection dies.
        await sandbox.faults([{ operationId: 'login', status: 'network' }])
        await member.press(member.button('login.submit'))
        await expect(member.says('login.error.network')).toBeVisible()
        await sandbox.heal()
        await member.press(member.button('login.submit'))
        await member.isAt('/dashboard')
      })
    })
  }

  test('AUTH-01 AUTH-20 AUTH-33 AUTH-34 A11Y-03 empty fields are asked for, focus goes to the first, nothing is sent', async ({ member, page, sandbox }) => {
    await member.open('/login')
    await member.press(member.button('login.submit'))
    await expect(page.getByText('Enter your email or username.')).toBeVisible()
    await expect(page.getByText('Please enter a password.')).toBeVisible()
    await expect(member.field('form.login.email.label')).toBeFocused()
    await expect(member.field('form.login.email.label')).toHaveAttribute('aria-invalid', 'true')
    expect(await sandbox.count('login')).toBe(0)
    await member.findsThePageAccessible()
  })

  test('AUTH-22 AUTH-25 AUTH-26 AUTH-32 typing stops at 50 characters, a longer paste is kept and reported, a short password may be sent', async ({
    member,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await member.open('/login')
    const password = member.field('form.login.password.label')
    await password.pressSequentially('a'.repeat(55))
    await expect(password).toHaveValue('a'.repeat(50))
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'b'.repeat(60))
    await password.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('ControlOrMeta+V')
    await member.field('form.login.email.label').fill('default@example.com')
    await member.press(member.button('login.submit'))
    await expect(page.getByText('Your password cannot be longer than 50 characters.')).toBeVisible()
    await expect(password).toHaveValue('b'.repeat(60))
  })

  test('SHELL-61 A11Y-05 the password can be shown, by a button whose name says so', async ({ member }) => {
    await member.open('/login')
    const password = member.field('form.login.password.label')
    await password.fill('secret')
    await member.press(member.button('form.login.password.show'))
    await expect(password).toHaveAttribute('type', 'text')
    await member.press(member.button('form.login.password.hide'))
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('SESSION-01..05 SESSION-11 SESSION-46 AUTH-04 DATA-01 what is kept: the named keys in the session, the locale on the device, nothing else', async ({
    member,
    page,
  }) => {
    await member.signIn()
    const kept = await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage }, cookies: document.cookie }))
    expect(Object.keys(kept.session).toSorted()).toEqual(['apiToken', 'brand', 'email', 'loggedIn', 'securityPolicy', 'token'])
    expect(kept.session['token']).not.toContain('Bearer')
    expect(kept.session['apiToken']).toBe(`Bearer ${kept.session['token']}`)
    expect(kept.session['email']).toBe('default@example.com')
    expect(JSON.parse(kept.session['securityPolicy'] ?? '')).toMatchObject({ brand: 'MBC' })
    expect(kept.local).toEqual({ locale: 'en' })
    expect(kept.cookies).toBe('')
    expect(page.url()).not.toContain('example.com')
  })

  test('a second press while signing in sends nothing twice', async ({ member, sandbox }) => {
    await sandbox.faults([{ operationId: 'login', delayMs: 600 }])
    await member.open('/login')
    await member.hands.write(member.field('form.login.email.label'), 'default@example.com')
    await member.hands.write(member.field('form.login.password.label'), 'Welcome2portal')
    await member.button('login.submit').dblclick()
    await member.isAt('/dashboard')
    expect(await sandbox.count('login')).toBe(1)
  })

  test('D-47 somebody who is signed in goes from the sign-in page to the dashboard; a status ends the session first', async ({ member, page }) => {
    await member.signIn()
    await member.open('/login')
    await member.isAt('/dashboard')
    await member.open('/login?status=timeout')
    await expect(member.says('login.status.timeout')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  })

  test.describe('after five failures', () => {
    test.use({ expectedErrors: ['status of 401', 'status of 423'] })
    test('SESSION-44 D-48 the page offers help and locks nobody out by itself', async ({ member, page }) => {
      await member.open('/login')
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await expect(page.getByText(member.text('login.help.title'))).toHaveCount(0)
        await member.fillSignIn(`nobody${attempt}@example.com`, 'wrong')
        await expect(page.getByRole('alert').first()).toBeVisible()
        await expect(member.button('login.submit')).toBeEnabled()
      }
      await expect(member.says('login.help.title')).toBeVisible()
    })
  })
})
