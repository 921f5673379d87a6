import type { Page } from '@playwright/test'
import { chunkOf } from './support/chunk-of.ts'
import { PASSWORD } from '../../sandbox/personas.ts'
import { expect, test } from './support/fixtures.ts'

const ROUTER = chunkOf('src/app/start-router.tsx').replace('**', '')

function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  return scripts
}
const announced = (page: Page, title: string) => page.locator('[aria-live=polite]').filter({ hasText: title })

/**
 * Most visits begin with the sign-in page, which starts without the router. Visitors must not notice this
 * (docs/decisions/024).
 */
test.describe('sign-in page without the router', () => {
  test(
    'the sign-in page loads no router, and a change of language keeps its query, hash and input',
    { tag: ['@ROUTE-137', '@I18N-02', '@A11Y-12'] },
    async ({ member, page }) => {
      const scripts = scriptsOf(page)
      await member.open('/login?brand=SBC&status=timeout#main-content')
      await expect(member.getByText('login.status.timeout')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(scripts).not.toContain(ROUTER)

      await member.field('form.login.email.label').fill('marie@example.com')
      await member.field('form.login.password.label').fill('Half a passw')
      await page.getByRole('link', { name: 'Français' }).click()
      member.locale = 'fr'
      await expect(page).toHaveURL(/\/fr\/login\?brand=SBC&status=timeout#main-content$/)
      await expect(page).toHaveTitle(`${member.text('page.access.login')} - ${member.text('shell.portal')}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(member.getByText('login.status.timeout')).toBeVisible()
      await expect(member.field('form.login.email.label')).toHaveValue('marie@example.com')
      await expect(member.field('form.login.password.label')).toHaveValue('Half a passw')
    },
  )

  test(
    'a press on the sign-in button before the scripts of the page run signs the member in when they run',
    { tag: ['@AUTH-01'] },
    async ({ member, page }) => {
      let run = () => {}
      const ready = new Promise<void>((resolve) => (run = resolve))
      await page.route('**/assets/*.js', async (route) => {
        await ready
        await route.continue()
      })
      const opened = member.open('/login')
      await page.locator('form').waitFor()
      await page.evaluate(
        ([email, password, label]) => {
          for (const [name, value] of Object.entries({ email, password }))
            document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value!
          const buttons = [...document.querySelectorAll('form button')] as HTMLElement[]
          buttons.find(({ textContent }) => textContent === label)!.click()
        },
        ['default@example.com', PASSWORD, member.text('login.submit')],
      )
      run()
      await opened
      await expect(page).toHaveURL(/\/en\/dashboard$/)
    },
  )

  test(
    'the page that a sign-in link opens takes the focus and is announced, and Back returns to the sign-in page',
    { tag: ['@SHELL-17', '@ROUTE-009'] },
    async ({ member, page }) => {
      await member.open('/login?brand=SBC')
      await member.link('login.forgot').click()
      await expect(member.heading('page.access.forgot-password')).toBeVisible()
      await expect(page).toHaveURL(/\/en\/forgot-password\?brand=SBC$/)
      await expect(page.locator('#app')).toBeFocused()
      await expect(announced(page, member.text('page.access.forgot-password'))).toHaveCount(1)
      await page.goBack()
      await expect(page).toHaveURL(/\/en\/login\?brand=SBC$/)
      await expect(member.button('login.submit')).toBeVisible()
      await expect(page.locator('#app')).toBeFocused()
      await page.goForward()
      await expect(member.heading('page.access.forgot-password')).toBeVisible()
    },
  )

  test(
    'the dashboard takes the focus after signing in, and its title is announced',
    { tag: ['@SHELL-17'] },
    async ({ member, page }) => {
      await member.signInByForm()
      await expect(page.locator('#app')).toBeFocused()
      await expect(announced(page, member.text('page.dashboard.home'))).toHaveCount(1)
    },
  )

  test('Back after a reload of the sign-in page leads to the previous page', async ({ member, page }) => {
    await member.open('/forgot-password')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(member.button('login.submit')).toBeVisible()
    await page.reload()
    await expect(member.button('login.submit')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/en\/forgot-password$/)
    await expect(member.heading('page.access.forgot-password')).toBeVisible()
  })

  for (const [what, scripts] of [
    ['any script', '**/assets/*.js'],
    ['the code of its page', chunkOf('src/areas/access/pages/login.page.tsx')],
  ] as const)
    test(`Back after a reload of the sign-in page leads to the previous page even before ${what} has loaded`, async ({
      member,
      page,
    }) => {
      await member.open('/forgot-password')
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(member.button('login.submit')).toBeVisible()
      const wentBack = Promise.withResolvers<void>()
      await page.route(scripts, async (route) => {
        await wentBack.promise
        await route.continue()
      })
      const asked = page.waitForRequest(scripts)
      await page.reload({ waitUntil: 'commit' })
      await asked
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(/\/en\/forgot-password$/)
      wentBack.resolve()
      await expect(member.heading('page.access.forgot-password')).toBeVisible()
    })

  test(
    'before its scripts run the sign-in page sends nothing, and afterwards it signs in with what was entered',
    { tag: ['@AUTH-01', '@D-349'] },
    async ({ member, page, expectedErrors }) => {
      expectedErrors.push('Failed to load resource')
      const mayRun = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await mayRun.promise
        await route.continue()
      })
      const posted: string[] = []
      page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
      await page.goto(`${member.portal}/en/login`, { waitUntil: 'commit' })
      await member.field('form.login.email.label').fill('default@example.com')
      await member.field('form.login.password.label').fill('wrong password')
      await member.button('login.submit').click()
      await page.keyboard.press('Enter')
      await member.field('form.login.password.label').press('Enter')
      expect([page.url(), posted]).toEqual([expect.stringMatching(/\/login$/), []])
      mayRun.resolve()
      await expect(async () => {
        await member.button('login.submit').click()
        await expect(member.getByText('login.error.no-match')).toBeVisible({ timeout: 1000 })
      }).toPass()
    },
  )

  test(
    'the sign-in page says to reload if a new deployment has removed its code, and works again once it is there',
    { tag: ['@ERR-33'] },
    async ({ member, page, expectedErrors }) => {
      expectedErrors.push('Failed to load resource')
      await member.open('/login')
      await page.waitForLoadState('networkidle')
      await page.route('**/assets/*.js*', (route) => route.fulfill({ status: 404 }))
      await member.field('form.login.email.label').fill('default@example.com')
      await member.field('form.login.password.label').fill('wrong password')
      await member.button('login.submit').click()
      await expect(member.getByText('error.kind.chunk')).toBeVisible()
      await page.unroute('**/assets/*.js*')
      await page.reload()
      await member.field('form.login.email.label').fill('default@example.com')
      await member.field('form.login.password.label').fill('wrong password')
      await member.button('login.submit').click()
      await expect(member.getByText('login.error.no-match')).toBeVisible()
    },
  )

  test('a link of the sign-in page opens in a new window, and the sign-in page stays open', async ({
    member,
    page,
    context,
  }) => {
    await member.open('/login')
    // The document is asked for by the new window. Playwright sometimes does not learn more about a window that a link
    // opened in the background.
    const [opened, document] = await Promise.all([
      context.waitForEvent('page'),
      context.waitForEvent('request', (request) => request.isNavigationRequest()),
      member.link('login.forgot').click({ modifiers: ['ControlOrMeta'] }),
    ])
    expect(opened).not.toBe(page)
    expect(new URL(document.url()).pathname).toBe('/en/forgot-password')
    await expect(page).toHaveURL(/\/en\/login$/)
  })

  test(
    'if the messages fail to load when the language is switched, the browser reloads the whole page in the new language',
    { tag: ['@I18N-02'] },
    async ({ member, page, expectedErrors }) => {
      expectedErrors.push('Failed to load resource')
      let isBroken = true
      await page.route(`${chunkOf('i18n/fr/access.json')}*`, (route) => (isBroken ? route.abort() : route.continue()))
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.url().endsWith('/fr/login')) isBroken = false
      })
      await member.open('/login')
      await page.getByRole('link', { name: 'Français' }).click()
      await expect(page).toHaveURL(/\/fr\/login$/)
      await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(isBroken).toBe(false)
    },
  )

  test('links on the sign-in page and signing in work if the script of the router fails to load', async ({
    member,
    page,
    expectedErrors,
  }) => {
    expectedErrors.push('Failed to load resource')
    expectedErrors.push('Failed to fetch dynamically imported module', 'ChunkLoadError')
    const reload = page.getByRole('button', { name: 'Reload' })
    let isBroken = true
    await page.route(`**${ROUTER}*`, (route) => (isBroken ? route.abort() : route.continue()))
    await member.open('/login')
    await member.link('login.forgot').click()
    // the browser has loaded the linked page, which cannot start without the router and offers to reload
    await expect(page).toHaveURL(/\/en\/forgot-password$/)
    await expect(reload).toBeVisible()
    isBroken = false
    await reload.click()
    await expect(member.heading('page.access.forgot-password')).toBeVisible()

    isBroken = true
    await member.open('/login')
    await member.fillSignIn('default@example.com', 'Welcome2portal')
    await member.isAt('/dashboard')
    await expect(reload).toBeVisible()
    isBroken = false
    await reload.click()
    await expect(member.heading('page.dashboard.home')).toBeVisible()
  })
})
