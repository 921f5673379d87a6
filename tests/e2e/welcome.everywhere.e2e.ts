import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import type { Member } from './support/member.ts'
import { fill } from './support/newcomer.ts'
import { verify } from './support/invited.ts'

/** Two invitations of the sandbox that can be answered (sandbox/README.md). */
const INVITED = {
  en: {
    token: 'welcome-fresh',
    email: 'welcome@example.com',
    day: '14',
    month: '8',
    year: '1993',
    sent: '19930814',
    postalCode: 'b3h2y5',
    sentCode: 'B3H 2Y5',
    brand: 'MBC',
  },
  fr: {
    token: 'welcome-fresh-french',
    email: 'bienvenue@example.com',
    day: '30',
    month: '9',
    year: '1985',
    sent: '19850930',
    postalCode: 'G1R 1R3',
    sentCode: 'G1R 1R3',
    brand: 'QBC',
  },
} as const
const PASSWORD = 'Chosen4portal'

/** The next request to the services that ends like this. */
const nextCall = (page: Page, path: RegExp): Promise<Request> => page.waitForRequest((request) => path.test(new URL(request.url()).pathname))
const queryOf = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams)

/** Opens the link of an invitation as its e-mail has it, in English whatever the invitation speaks, and arrives. */
async function follow(member: Member, token: string, arrives: string, more = ''): Promise<void> {
  await member.page.goto(`${member.portal}/en/member-service-site?token=${token}${more}`)
  await member.isAt(arrives)
  await expect(member.page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(member.page.url()).not.toContain(token)
}

for (const locale of ['en', 'fr'] as const) {
  const invited = INVITED[locale]

  test(`SHELL-08 REG-23 REG-28 REG-30 REG-31 REG-32 REG-33 REG-34 REG-36 REG-38 REG-39 ROUTE-024 ROUTE-025 ROUTE-026 ROUTE-031 an invited person says who they are, chooses a password and signs in (${locale})`, async ({
    member,
    page,
    context,
    sandbox,
  }) => {
    member.locale = locale
    await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }))
    const values = nextCall(page, /\/digital-token-values$/)
    const resources = nextCall(page, /\/members\/resource-urls$/)
    await follow(member, invited.token, '/digital-welcome/verification')
    expect(queryOf(await values)).toEqual({ mslToken: invited.token })
    expect(queryOf(await resources)).toEqual({ mslToken: invited.token })
    await expect(page.locator('html')).toHaveAttribute('data-brand', invited.brand)
    await expect(page.getByRole('main').getByRole('link', { name: member.text('welcome.contact') })).toHaveAttribute('href', /^https:/)
    await member.findsThePageAccessible()
    await page.reload()
    await expect(member.heading('page.welcome.verification')).toBeVisible()

    const person = nextCall(page, /\/validate-digital-member$/)
    const expiry = nextCall(page, /\/validate-digital-expiry$/)
    await verify(member, invited)
    expect(queryOf(await person)).toEqual({ mslToken: invited.token, dateOfBirth: invited.sent, postalCode: invited.sentCode })
    expect(queryOf(await expiry)).toEqual({ mslToken: invited.token })
    await member.isAt('/digital-welcome/password')
    await expect(member.heading('page.welcome.password')).toBeVisible()
    await member.findsThePageAccessible()
    await fill(member, 'digitalPassword', { password: PASSWORD, confirmPassword: PASSWORD })
    const account = nextCall(page, /\/accounts\/digital-register$/)
    await member.press(member.button('welcome.password.submit'))
    expect((await account).postDataJSON()).toEqual({ mslToken: invited.token, dateOfBirth: invited.sent, password: PASSWORD })
    await member.isAt('/digital-welcome/success')
    await expect(member.says('welcome.success.login', { address: invited.email })).toBeVisible()
    await expect(page.getByText(member.text('welcome.success.verified'))).toHaveCount(locale === 'en' ? 1 : 0)
    await member.findsThePageAccessible()
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    for (const secret of [invited.sent, invited.email, PASSWORD]) expect(kept + page.url()).not.toContain(secret)
    expect(await sandbox.count('registerDigitalAccount')).toBe(1)

    await page
      .getByRole('main')
      .getByRole('link', { name: member.text('error.page.sign-in') })
      .click()
    await member.isAt('/login')
    await expect(page.locator('html')).toHaveAttribute('data-brand', invited.brand)
    await member.fillSignIn(invited.email, PASSWORD)
    await expect(page).not.toHaveURL(/login/)
  })

  test(`REG-24 REG-25 REG-26 REG-27 ROUTE-027 ROUTE-029 D-36 each invitation leads to the page that says what to do (${locale})`, async ({
    member,
    page,
    sandbox,
  }) => {
    for (const [token, path, title, more] of [
      ['welcome-expired', '/digital-welcome/expired', 'page.welcome.expired', ''],
      ['welcome-locked', '/digital-welcome/locked', 'page.welcome.locked', ''],
      ['welcome-registered', '/digital-welcome/registered', 'page.welcome.registered', ''],
      ['welcome-no-password', '/digital-welcome/no-password', 'page.welcome.no-password', '&nopassword=true'],
      ['welcome-no-password', '/digital-welcome/registered', 'page.welcome.registered', ''],
    ] as const) {
      member.locale = 'en'
      await follow(member, token, path, more)
      if (locale === 'fr') {
        await page.getByRole('link', { name: 'Français' }).click()
        member.locale = locale
        await member.isAt(path)
      }
      await expect(member.heading(title)).toBeVisible()
      await member.findsThePageAccessible()
    }
    expect(await sandbox.count('validateDigitalMember')).toBe(0)
  })

  test(`REG-26 D-36 F-13 an account without a password gets the e-mail for one, also after a reload (${locale})`, async ({ member, page, sandbox }) => {
    await follow(member, 'welcome-no-password', '/digital-welcome/no-password', '&nopassword=true')
    member.locale = locale
    await member.open('/digital-welcome/no-password')
    await member.press(member.button('welcome.no-password.submit'))
    await expect(member.says('form.digitalNoPassword.dateOfBirth.error.required')).toBeVisible()
    expect(await sandbox.count('requestPasswordToken')).toBe(0)
    await fill(member, 'digitalNoPassword', { day: '11', month: '4', year: '1969' })
    const call = nextCall(page, /\/accounts\/no-password%40example\.com\/password-token$/)
    await member.press(member.button('welcome.no-password.submit'))
    expect((await call).postDataJSON()).toEqual({ lang: locale })
    await member.isAt('/success-reset')
    expect(await sandbox.mails('no-password@example.com')).toHaveLength(1)
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(kept + page.url()).not.toContain('1969')
  })

  test.describe(`refused (${locale})`, () => {
    test.use({ expectedErrors: ['status of 4', 'status of 5', 'ERR_'] })

    test(`REG-29 ROUTE-028 GUARD-10 a look-up that fails, and a page without an invitation, open the error page (${locale})`, async ({
      member,
      page,
      sandbox,
    }) => {
      member.locale = locale
      for (const path of ['', '/verification', '/password', '/success', '/expired', '/locked', '/no-password', '/registered']) {
        await member.open(`/digital-welcome${path}`)
        await member.isAt('/digital-welcome/error')
      }
      await expect(member.heading('page.welcome.error')).toBeVisible()
      await expect(member.link('error.retry')).toHaveCount(0)
      await member.open('/member-service-site?token=nobody-knows-it')
      await member.isAt('/digital-welcome/error')
      await sandbox.faults([{ operationId: 'getDigitalTokenValues', status: 500 }])
      await member.open(`/member-service-site?token=${invited.token}`)
      await member.isAt('/digital-welcome/error')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await member.findsThePageAccessible()
      await sandbox.heal()
      await member.press(member.link('error.retry'))
      await member.isAt('/digital-welcome/verification')
    })

    test(`REG-34 REG-40 D-45 answers that do not match are told in the page, and lock the invitation in the end (${locale})`, async ({
      member,
      page,
      sandbox,
    }) => {
      member.locale = locale
      await follow(member, invited.token, '/digital-welcome/verification')
      await member.press(member.button('welcome.continue'))
      await expect(member.says('form.digitalVerification.dateOfBirth.error.required')).toBeVisible()
      await expect(member.says('form.digitalVerification.postalCode.error.required')).toBeVisible()
      await member.findsThePageAccessible()
      for (const [wrong, id] of [
        [{ postalCode: 'D1C 4M1' }, 'form.digitalVerification.postalCode.error.pattern'],
        [{ postalCode: '90210' }, 'form.digitalVerification.postalCode.error.pattern'],
        [{ day: '30', month: '2' }, 'form.digitalVerification.dateOfBirth.error.date8'],
        [{ year: '1899' }, 'form.error.notBefore1900'],
        [{ year: '2999' }, 'form.error.notFuture'],
      ] as const) {
        await verify(member, { ...invited, ...wrong })
        await expect(member.says(id)).toBeVisible()
      }
      expect(await sandbox.count('validateDigitalMember')).toBe(0)
      for (let attempt = 1; attempt < 5; attempt += 1) {
        const answered = page.waitForResponse(/validate-digital-member/)
        await verify(member, { ...invited, year: '1970' })
        expect((await answered).status()).toBe(404)
        await expect(page.getByRole('alert')).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await member.findsThePageAccessible()
      await member.press(member.button('welcome.continue'))
      await member.isAt('/digital-welcome/locked')
      await expect(member.heading('page.welcome.locked')).toBeVisible()
      await member.open('/digital-welcome/verification')
      await member.isAt('/digital-welcome/locked')
    })

    test(`REG-33 REG-36 REG-37 REG-40 D-33 the password step: rules, refusals, an invitation that ends meanwhile (${locale})`, async ({
      member,
      page,
      sandbox,
    }) => {
      member.locale = locale
      const reachPassword = async () => {
        await member.open('/digital-welcome/verification')
        await verify(member, invited)
        await member.isAt('/digital-welcome/password')
      }
      const choose = async () => {
        await fill(member, 'digitalPassword', { password: PASSWORD, confirmPassword: PASSWORD })
        await member.press(member.button('welcome.password.submit'))
      }
      await follow(member, invited.token, '/digital-welcome/verification')
      await member.open('/digital-welcome/password')
      await member.isAt('/digital-welcome/verification')
      await reachPassword()
      await member.press(member.button('welcome.password.submit'))
      await expect(member.says('form.password.error.required')).toBeVisible()
      await fill(member, 'digitalPassword', { password: 'abcdefgh', confirmPassword: 'abcdefgi' })
      await member.press(member.button('welcome.password.submit'))
      await expect(member.says('form.password.error.pattern')).toBeVisible()
      await expect(member.says('form.password.error.equal_to')).toBeVisible()
      await member.findsThePageAccessible()
      expect(await sandbox.count('registerDigitalAccount')).toBe(0)
      for (const status of [400, 500] as const) {
        await sandbox.faults([{ operationId: 'registerDigitalAccount', status }])
        await choose()
        await expect(page.getByRole('alert')).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(member.field('form.digitalPassword.password.label')).toHaveValue(PASSWORD)
      }
      for (const [status, path] of [
        [409, 'registered'],
        [410, 'expired'],
        [423, 'locked'],
        [404, 'error'],
      ] as const) {
        await sandbox.faults([{ operationId: 'registerDigitalAccount', status }])
        await choose()
        await member.isAt(`/digital-welcome/${path}`)
        await reachPassword()
      }
      await sandbox.faults([{ operationId: 'validateDigitalExpiry', status: 500 }])
      await member.open('/digital-welcome/verification')
      await verify(member, invited)
      await member.isAt('/digital-welcome/error')
    })
  })
}
