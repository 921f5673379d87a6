import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const MINUTE = 60_000
/** Lets the page's clock run without a member doing anything. */
const idle = (page: Page, minutes: number) => page.clock.runFor(minutes * MINUTE)

test.describe('staying in', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })

  for (const locale of ['en', 'fr'] as const) {
    test(`SHELL-63 SESSION-14..16 SESSION-20..25 A11Y-07 after 29 minutes a dialog asks for the password, after 5 more the session is over (${locale})`, async ({
      member,
      page,
    }) => {
      member.locale = locale
      await member.signIn()
      await idle(page, 28.8)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await idle(page, 0.5)
      await expect(member.dialog('timeout.title')).toBeVisible()
      await member.findsThePageAccessible()
      await page.keyboard.press('Escape')
      await expect(member.dialog('timeout.title')).toBeVisible()
      await idle(page, 4.2)
      await expect(page.getByRole('dialog').getByText(member.text('timeout.last-minute'))).toBeVisible()
      await idle(page, 1)
      await expect(page).toHaveURL(new RegExp(`/${locale}/login\\?status=timeout$`))
      expect(await page.evaluate(() => ({ ...sessionStorage, brand: undefined }))).toEqual({})
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ locale })
    })
  }

  test('SESSION-17 moving the mouse starts the 29 minutes again', async ({ member, page }) => {
    await member.signIn()
    await idle(page, 28)
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 210)
    await idle(page, 28)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('SESSION-18 D-23 a reload shows the dialog again with the time that is left', async ({ member, page }) => {
    await member.signIn()
    await idle(page, 29.5)
    await expect(member.dialog('timeout.title')).toBeVisible()
    const deadline = await page.evaluate(() => sessionStorage.getItem('timeoutDeadline'))
    await page.reload()
    await expect(member.dialog('timeout.title')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('timeoutDeadline'))).toBe(deadline)
  })

  test('SESSION-27 SESSION-28 the right password extends the session on the same page', async ({ member, page, sandbox }) => {
    await member.signIn()
    await idle(page, 29.5)
    await page.getByRole('dialog').getByLabel(member.text('password-dialog.password'), { exact: true }).fill('Welcome2portal')
    await member.press(member.button('password-dialog.continue'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await member.isAt('/dashboard')
    expect(await sandbox.count('login')).toBe(2)
    await idle(page, 20)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test.describe('with the wrong password', () => {
    test.use({ expectedErrors: ['status of 401'] })
    test('SESSION-29 the session ends with INVALIDLOGIN', async ({ member, page }) => {
      await member.signIn()
      await idle(page, 29.5)
      await page.getByRole('dialog').getByLabel(member.text('password-dialog.password'), { exact: true }).fill('x')
      await member.press(member.button('password-dialog.continue'))
      await expect(page).toHaveURL(/\/en\/login\?status=INVALIDLOGIN$/)
    })
  })

  test('SESSION-30 the dialog can also log out', async ({ member, page }) => {
    await member.signIn()
    await idle(page, 29.5)
    await member.press(member.button('password-dialog.log-out'))
    await expect(page).toHaveURL(/\/en\/login\?status=LOGGEDOUT$/)
  })

  test('SESSION-36 SESSION-37 a new token comes every 10 minutes, and replaces both forms of the old one', async ({ member, page, sandbox }) => {
    await member.signIn()
    const before = await page.evaluate(() => sessionStorage.getItem('apiToken'))
    await idle(page, 10.2)
    await expect.poll(() => sandbox.count('getJwt')).toBe(1)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('apiToken'))).not.toBe(before)
    expect(await page.evaluate(() => sessionStorage.getItem('apiToken') === `Bearer ${sessionStorage.getItem('token')}`)).toBe(true)
    await idle(page, 10)
    await expect.poll(() => sandbox.count('getJwt')).toBe(2)
  })
})

test.describe('leaving', () => {
  test('SHELL-23 SHELL-63 SESSION-31..35 D-20 logging out asks, then leaves nothing behind but the language; Back shows the sign-in page', async ({
    member,
    page,
  }) => {
    await member.signIn()
    const logOut = async () => {
      await member.press(member.button('nav.account'))
      await member.press(member.button('nav.log-out'))
      await expect(member.dialog('logout.title')).toBeVisible()
    }
    await logOut()
    await member.press(member.button('no'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await member.isAt('/dashboard')
    await logOut()
    await member.press(member.button('yes'))
    await expect(page).toHaveURL(/\/en\/login\?status=LOGGEDOUT$/)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'brand'))).toEqual([])
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ locale: 'en' })
    await page.goBack()
    await expect(page.getByText('Marie-Ève')).toHaveCount(0)
    await expect(page).toHaveURL(/\/login/)
  })

  test('one tab logs out, the others of the same member follow', async ({ member, page, context }) => {
    await member.signIn()
    const other = await context.newPage()
    await other.goto(`${member.portal}/en/login`)
    await other.evaluate(
      (kept) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, String(value))),
      await page.evaluate(() => ({ ...sessionStorage })),
    )
    await other.goto(`${member.portal}/en/history`)
    await expect(other.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
    await member.press(member.button('nav.account'))
    await member.press(member.button('nav.log-out'))
    await member.press(member.button('yes'))
    await expect(other).toHaveURL(/\/en\/login\?status=LOGGEDOUT$/)
  })

  test.describe('with an expired token', () => {
    test.use({ expectedErrors: ['status of 401'] })
    test('SESSION-39..41 GUARD-09 still known leads to sign-in, no longer known leads there with the expired status', async ({ member, page, sandbox }) => {
      const expire = () =>
        page.evaluate(() => {
          const [head, , tail] = sessionStorage.getItem('token')!.split('.')
          const claims = btoa(JSON.stringify({ sub: 'default@example.com', groups: ['MEMBER'], exp: Math.floor(Date.now() / 1000) - 5 }))
          sessionStorage.setItem('apiToken', `Bearer ${head}.${claims}.${tail}`)
        })
      await member.signIn()
      await expire()
      await page.goto(`${member.portal}/en/history`)
      await expect(page).toHaveURL(/\/en\/login\?status=expired-token$/)
      await member.signIn()
      await sandbox.faults([])
      await page.route('**/jwt', (route) =>
        route.fulfill({
          status: 200,
          headers: { 'x-auth': 'a.b.c', 'access-control-allow-origin': '*', 'access-control-expose-headers': 'x-auth' },
          json: { data: { token: 'a.b.c' } },
        }),
      )
      await expire()
      await page.goto(`${member.portal}/en/history`)
      await expect(page).toHaveURL(/\/en\/login$/)
    })
  })
})
