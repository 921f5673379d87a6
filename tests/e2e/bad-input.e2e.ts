import type { MessageId } from '../../generated/i18n/messages.ts'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { STORAGE_KEYS } from '../../src/platform/session/storage.ts'
import { expect, test } from './support/fixtures.ts'
import { paste } from './support/hands.ts'
import type { Member } from './support/member.ts'

const LOCALES = ['en', 'fr'] as const
const DAY = 86_400_000
const NEW = 'Nouveau2027mot'

/** Every request that would change or find something. */
function watchSent(member: Member): string[] {
  const sent: string[] = []
  member.page.on('request', (request) => request.method() !== 'GET' && request.method() !== 'OPTIONS' && sent.push(`${request.method()} ${request.url()}`))
  return sent
}

for (const locale of LOCALES) {
  test(`AUTH-22 AUTH-25 AUTH-34 signing in: nothing, blanks and what is too long is told, kept and not sent (${locale})`, async ({ member }) => {
    member.locale = locale
    await member.open('/login')
    const sent = watchSent(member)
    const email = member.field('form.login.email.label')
    const password = member.field('form.login.password.label')
    await paste(email, '   ')
    await member.press(member.button('login.submit'))
    await expect(member.says('form.login.email.error.required')).toBeVisible()
    await expect(member.says('form.login.password.error.required')).toBeVisible()
    await paste(email, 'x'.repeat(256))
    await paste(password, 'x'.repeat(60))
    await member.press(member.button('login.submit'))
    await expect(member.says('form.login.email.error.maxLength', { limit: 255 })).toBeVisible()
    await expect(member.says('form.login.password.error.maxLength', { limit: 50 })).toBeVisible()
    await expect(email).toBeFocused()
    await expect(password).toHaveValue('x'.repeat(60))
    await member.findsThePageAccessible()
    expect(sent).toEqual([])
  })

  test(`AUTH-25 D-45 a forgotten password: blanks, lengths, accents and emoji are told at their field, kept and not sent (${locale})`, async ({
    member,
    page,
  }) => {
    member.locale = locale
    await member.open('/forgot-password')
    const sent = watchSent(member)
    const email = member.field('form.forgotPassword.email.label')
    await paste(email, '  ')
    await member.press(member.button('password.forgot.send'))
    await expect(member.says('form.forgotPassword.email.error.required')).toBeVisible()
    await paste(email, 'é'.repeat(256))
    await member.press(member.button('password.forgot.send'))
    await expect(member.says('form.error.maxLength', { limit: 255 })).toBeVisible()
    await member.hands.choose(page.getByRole('radio', { name: member.text('form.forgotPassword.mode.option.plan') }))
    const certificate = member.field('form.forgotPassword.certificateId.label')
    const policy = member.field('form.forgotPassword.policyId.label')
    for (const wrong of ['1003é0401', '100 200', '😀', '1'.repeat(21), '<b>1</b>', '../1']) {
      await paste(certificate, wrong)
      await paste(policy, wrong)
      await member.press(member.button('password.forgot.send'))
      await expect(member.says('form.forgotPassword.certificateId.error.pattern'), wrong).toBeVisible()
      await expect(certificate, wrong).toHaveAttribute('aria-invalid', 'true')
      await expect(policy, wrong).toHaveAttribute('aria-invalid', 'true')
      await expect(policy).toHaveValue(wrong)
    }
    // One sentence for two numbers: the summary says which is which.
    for (const name of ['certificateId', 'policyId'] as const) {
      const title = member.text(`form.forgotPassword.${name}.label`)
      const message = member.text(`form.forgotPassword.${name}.error.pattern`)
      await expect(page.getByRole('link', { name: member.text('form.summary.line', { title, message }), exact: true })).toBeVisible()
    }
    await member.findsThePageAccessible()
    expect(sent).toEqual([])
  })
}

test('AUTH-25 D-50 changing a password without signing in: 60 pasted characters, blanks and two different passwords stay in the page', async ({ member }) => {
  await member.open('/change-password')
  const sent = watchSent(member)
  const field = (name: string) => member.field(`form.publicChangePassword.${name}.label` as MessageId)
  const save = () => member.press(member.button('password.save'))
  await save()
  for (const id of ['form.publicChangePassword.email.error.required', 'form.publicChangePassword.confirmPassword.error.required'] as const)
    await expect(member.says(id)).toBeVisible()
  const long = `Aa1${'b'.repeat(57)}`
  await paste(field('email'), ` ${loginOf('default')} `)
  for (const name of ['oldPassword', 'newPassword', 'confirmPassword']) await paste(field(name), long)
  await save()
  await expect(member.says('form.password.error.maxLength', { limit: 50 })).toBeVisible()
  for (const name of ['oldPassword', 'newPassword']) await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
  await paste(field('oldPassword'), PASSWORD)
  await paste(field('newPassword'), NEW)
  await paste(field('confirmPassword'), `${NEW} `)
  await save()
  await expect(member.says('form.password.error.equal_to')).toBeVisible()
  expect(sent).toEqual([])
  await paste(field('confirmPassword'), NEW)
  await save()
  await member.isAt('/success-reset/password')
})

test('AUTH-21 AUTH-25 choosing a new password: emoji count as one character, accents tick nothing, nothing weak is sent', async ({ member }) => {
  await member.open('/reset-your-account?token=abc')
  const sent = watchSent(member)
  const password = member.field('form.resetPassword.newPassword.label')
  for (const [wrong, id] of [
    ['Aa1😀😀😀😀', 'form.password.error.minLength'],
    ['Éabcdef1', 'form.password.error.pattern'],
    ['Ab1', 'form.password.error.minLength'],
    [`Aa1${'😀'.repeat(48)}`, 'form.password.error.maxLength'],
  ] as const) {
    await paste(password, wrong)
    await member.press(member.button('password.save'))
    await expect(member.says(id, { limit: 50 }), wrong).toBeVisible()
  }
  expect(sent).toEqual([])
})

test('ROUTE-002 ROUTE-005 D-03 D-31 trust.md addresses: other languages, targets elsewhere, tokens that are none', async ({ member, page, sandbox }) => {
  const foreign: string[] = []
  page.on('request', (request) => new URL(request.url()).hostname.endsWith('example.net') && foreign.push(request.url()))
  for (const path of ['/de/login', '/EN/login', '/fr-CA/login', '/javascript:void(0)']) {
    await page.goto(`${member.portal}${path}`)
    await expect(page, path).toHaveURL(/\/en\/not-found$/)
  }
  for (const path of ['/javascript:void(0)', '/login%20']) {
    await member.open(path)
    await expect(member.heading('page.access.not-found'), path).toBeVisible()
  }
  for (const query of ['next=//example.net', 'redirect=javascript:void(0)', 'brand=javascript:void(0)', 'status=%3Cscript%3E']) {
    await member.open(`/login?${query}`)
    await expect(member.heading('login.title'), query).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'MBC')
  }
  await member.fillSignIn(loginOf('default'), PASSWORD)
  await expect(page).toHaveURL(/\/en\/dashboard\?status=%3Cscript%3E$|\/en\/dashboard$/)
  for (const token of ['%00', '%20', 'two%20words', '%3Cscript%3E', '%22', 'x'.repeat(2049), '%25', '%E0%A4']) {
    await member.open(`/token-validation?token=${token}`)
    if (token === '%25') await member.isAt('/invalid')
    else await member.isAt(token === '%E0%A4' ? '/invalid' : '/invalid-link')
  }
  expect(await sandbox.count('validateToken')).toBeLessThanOrEqual(2)
  expect(foreign).toEqual([])
})

test.describe('storage that somebody changed by hand', () => {
  test.use({ expectedErrors: ['status of 400', 'status of 401', 'status of 403', 'status of 404', 'status of 422'] })

  test('trust.md SESSION-38 D-05 GUARD-10 no page of a visitor breaks over it, and no page of a member opens', async ({ member, page }) => {
    test.setTimeout(180_000)
    await member.open('/login')
    const garble = (value: string) =>
      page.evaluate(
        ([keys, text]) => {
          for (const key of keys) sessionStorage.setItem(key, text)
          localStorage.setItem('locale', text)
        },
        [STORAGE_KEYS, value] as const,
      )
    for (const value of ['garbage', '{"brand":', '[]', 'é😀\n', 'x'.repeat(3000)]) {
      for (const [path, url] of [
        ['/login', /\/en\/login$/],
        ['/dashboard', /\/en\/login\?status=expired-token$/],
        ['/digital-welcome/verification', /\/en\/digital-welcome\/error$/],
        ['/forgot-password', /\/en\/forgot-password$/],
        ['/not-found', /\/en\/not-found$/],
      ] as const) {
        await garble(value)
        await member.open(path)
        await expect(page, `${path} with ${value.slice(0, 10)}`).toHaveURL(url)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    }
  })

  test('trust.md a token too long to be one never leaves the browser', async ({ member, page, sandbox }) => {
    await member.open('/login')
    await page.evaluate(() => sessionStorage.setItem('mslToken', 'x'.repeat(3000)))
    await member.open('/custom-contact')
    await member.isAt('/invalid-link')
    await member.open('/digital-welcome/verification')
    await member.isAt('/digital-welcome/error')
    expect(await sandbox.count('getPublicResourceUrls')).toBe(0)
    expect(await sandbox.count('getDigitalTokenValues')).toBe(0)
  })

  test('SESSION-38 SESSION-39 SESSION-41 a session in pieces ends, a token of somebody else shows nothing of them', async ({ member, page }) => {
    for (const [key, value, url] of [
      ['apiToken', '', /\/en\/login\?status=no-session$/],
      ['apiToken', 'Bearer é😀', /\/en\/login\?status=expired-token$/],
      ['loggedIn', '', /\/en\/login$/],
      ['securityPolicy', '{', /\/en\/dashboard$/],
      ['securityPolicy', '{"brand":5,"suspended":"yes"}', /\/en\/dashboard$/],
      ['email', loginOf('quebec'), /\/en\/dashboard$/],
    ] as const) {
      await member.open('/login?status=LOGGEDOUT')
      await member.fillSignIn(loginOf('default'), PASSWORD)
      await member.isAt('/dashboard')
      await page.evaluate(([name, text]) => (text ? sessionStorage.setItem(name, text) : sessionStorage.removeItem(name)), [key, value] as const)
      await page.goto(`${member.portal}/en/dashboard`)
      await expect(page, `${key} is ${value}`).toHaveURL(url)
      if (key === 'email') await expect(page.getByRole('dialog')).toBeVisible()
      else await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expect(page.getByText('Émile')).toHaveCount(0)
  })

  test('SESSION-18 SESSION-25 D-23 a deadline that is none ends the session instead of waiting for ever', async ({ member, page }) => {
    await member.signIn()
    await page.evaluate(() => {
      sessionStorage.setItem('displayTimeoutModal', 'true')
      sessionStorage.setItem('timeoutDeadline', 'garbage')
    })
    await page.reload()
    await expect(page).toHaveURL(/\/en\/login\?status=timeout$/)
  })
})

test.describe('a clock that is wrong', () => {
  for (const [what, shift] of [
    ['5 minutes fast', 300_000],
    ['5 minutes slow', -300_000],
    ['a day slow', -DAY],
  ] as const)
    test(`SESSION-41 trust.md ${what}: signing in works`, async ({ member, page }) => {
      await page.clock.install({ time: Date.now() + shift })
      await member.open('/login')
      await member.fillSignIn(loginOf('default'), PASSWORD)
      await member.isAt('/dashboard')
    })

  for (const locale of LOCALES)
    test(`SESSION-41 SESSION-39 trust.md a day fast: the page says so instead of coming back without a word (${locale})`, async ({ member, page, sandbox }) => {
      member.locale = locale
      await page.clock.install({ time: Date.now() + DAY })
      await member.open('/login')
      await member.fillSignIn(loginOf('default'), PASSWORD)
      await expect(page.getByRole('alert')).toContainText(member.text('login.error.clock'))
      await expect(member.field('form.login.email.label')).toHaveValue(loginOf('default'))
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
      expect(await sandbox.count('getSecurityPolicy')).toBe(0)
    })
})
