import { expect, test } from './support/fixtures.ts'

/**
 * Tests of sessions across documents and tabs. tests/pages/session.test.ts tests the session dialogs and their buttons.
 */
test.describe('session across documents and tabs', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })

  test(
    'an inactive member sees the password dialog after 29 minutes, and is signed out 5 minutes later without leaving data',
    { tag: ['@SESSION-26'] },
    async ({ member, page }) => {
      await member.signIn('default', 'fr')
      // the 29 minutes begin when the dashboard is there, not while the sign-in page is still shown
      await expect(member.heading('dashboard.recent.title')).toBeVisible()
      await member.idle(28.8)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await member.idle(0.5)
      await expect(member.dialog('timeout.title')).toBeVisible()
      await member.idle(5.2)
      await expect(page).toHaveURL(/\/fr\/login\?status=timeout$/)
      expect(await page.evaluate(() => ({ ...sessionStorage, brand: undefined }))).toEqual({})
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ locale: 'fr' })
    },
  )

  test(
    'a reload shows the password dialog again with the remaining time',
    { tag: ['@SESSION-18', '@SESSION-06'] },
    async ({ member, page }) => {
      await member.signIn()
      await member.idle(29.5)
      await expect(member.dialog('timeout.title')).toBeVisible()
      const flags = () =>
        page.evaluate(() => [sessionStorage.getItem('displayTimeoutModal'), sessionStorage.getItem('timeoutDeadline')])
      const before = await flags()
      await page.reload()
      await expect(member.dialog('timeout.title')).toBeVisible()
      expect(before[0]).toBe('true')
      expect(await flags()).toEqual(before)
    },
  )
})

test(
  'logging out in one tab logs out the other tabs, and Back shows the sign-in page',
  { tag: ['@SESSION-32', '@SESSION-34'] },
  async ({ member, page, context }) => {
    await member.signIn()
    const other = await context.newPage()
    await other.goto(`${member.portal}/favicon.svg`)
    await other.evaluate(
      (kept) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, String(value))),
      await page.evaluate(() => ({ ...sessionStorage })),
    )
    await other.goto(`${member.portal}/en/history`)
    await expect(other.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
    await member.press(member.button('nav.account'))
    await member.press(member.button('nav.log-out'))
    await member.press(member.button('yes'))
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/en\/login\?status=LOGGEDOUT$/)
      expect(await tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'brand'))).toEqual([])
    }
    await page.goBack()
    await expect(page.getByText('Marie-Ève')).toHaveCount(0)
    await expect(page).toHaveURL(/\/login/)
  },
)

test('a visit to another site in the same tab ends the session', { tag: ['@SESSION-43'] }, async ({ member, page }) => {
  await member.signIn()
  await page.goto(`${member.sandbox.services}/__sandbox/`)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/login/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'brand'))).toEqual([])
})

test.describe('token that expired in the background', () => {
  test.use({ expectedErrors: ['status of 401'] })
  test(
    'if the token has expired, the next page load redirects to the sign-in page',
    { tag: ['@SESSION-40', '@GUARD-09'] },
    async ({ member, page }) => {
      await member.signIn()
      await page.evaluate(() => {
        const [head, , tail] = sessionStorage.getItem('token')!.split('.')
        const claims = btoa(
          JSON.stringify({ sub: 'default@example.com', groups: ['MEMBER'], exp: Math.floor(Date.now() / 1000) - 5 }),
        )
        sessionStorage.setItem('apiToken', `Bearer ${head}.${claims}.${tail}`)
      })
      await member.open('/history')
      await expect(page).toHaveURL(/\/en\/login\?status=expired-token$/)
    },
  )
})
