import { chunkOf, stylesOf } from './support/chunk-of.ts'
import { expect, test } from './support/fixtures.ts'

const HISTORY = 'src/areas/history/pages/combined/combined.page.tsx'

const YEAR = String(new Date().getFullYear())

test.describe('around every page', () => {
  test('SHELL-14 A11Y-01 the first Tab meets the skip link, which leads to the main content', async ({ member, page }) => {
    await member.signIn()
    await member.open('/history')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: member.text('shell.skip') })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main-content$/)
    await expect(page.locator('#main-content')).toBeFocused()
  })

  test('SHELL-17 SHELL-18 A11Y-02 GUARD-05 SHELL-47 SHELL-50 a new page takes the focus, tells its title and brings its own trail', async ({
    member,
    page,
  }) => {
    await member.signIn()
    await expect(page.getByRole('navigation', { name: member.text('shell.breadcrumbs') })).toHaveCount(0)
    await page.getByRole('link', { name: member.text('dashboard.links.history') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
    await expect(page.locator('#app')).toBeFocused()
    await expect(page).toHaveTitle('History - Member portal')
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'History' })).toHaveCount(1)
    const trail = page.getByRole('navigation', { name: member.text('shell.breadcrumbs') })
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'History'])
    await page.getByRole('table').getByRole('link').first().click()
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'History', 'Payment details'])
    await trail.getByRole('link', { name: 'History' }).last().click()
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'History'])
  })

  test('SHELL-39..43 SHELL-46 A11Y-10 I18N-12 the footer: three dialogs with text in both languages, privacy outside, the year', async ({
    member,
    page,
    context,
  }) => {
    await context.route('https://**', (route) => route.fulfill({ body: 'privacy' }))
    for (const locale of ['en', 'fr'] as const) {
      member.locale = locale
      await member.open('/login')
      const footer = page.getByRole('contentinfo')
      for (const name of ['legal', 'cookies', 'accessibility'] as const) {
        await footer.getByRole('button', { name: member.text(`footer.${name}`) }).click()
        const dialog = page.getByRole('dialog', { name: member.text(`footer.${name}`) })
        await expect(dialog).toContainText(member.text(`footer.${name}.p1`))
        await member.findsThePageAccessible()
        await dialog
          .getByRole('button', { name: member.text('shell.close') })
          .last()
          .click()
        await expect(dialog).toHaveCount(0)
        await expect(footer.getByRole('button', { name: member.text(`footer.${name}`) })).toBeFocused()
      }
      await expect(footer).toContainText(YEAR)
      const opened = context.waitForEvent('request', (request) => request.url().startsWith('https://general.insurer.example'))
      await Promise.all([opened, footer.getByRole('link').click()])
      await expect(page).toHaveURL(/\/login$/)
    }
  })

  test('SHELL-44 SHELL-45 SHELL-09..12 SESSION-50..52 AUTH-07 D-152 brand and language decide logo and privacy page; the policy’s brand wins after sign-in', async ({
    member,
    page,
  }) => {
    const logo = page.locator('header [data-logo]')
    const privacy = page.getByRole('contentinfo').getByRole('link')
    const expected = { SBC: ['prairie', 'saskatchewan'], obc: ['generic', 'ontario'], QBC: ['generic', 'quebec'], XYZ: ['default', 'general'] } as const
    const targets = new Set<string>()
    for (const [brand, [drawing, site]] of Object.entries(expected)) {
      for (const locale of ['en', 'fr'] as const) {
        member.locale = locale
        await member.open(`/login?brand=${brand}`)
        await expect(logo).toHaveAttribute('data-logo', drawing)
        await expect(privacy).toHaveAttribute('href', new RegExp(`^https://${site}\\.insurer\\.example/${locale}/`))
        targets.add((await privacy.getAttribute('href')) ?? '')
        expect(await page.evaluate(() => sessionStorage.getItem('brand'))).toBe(site === 'general' ? 'MBC' : brand.toUpperCase())
      }
    }
    expect(targets.size).toBe(8)
    member.locale = 'en'
    await member.open('/login?brand=OBC')
    await member.fillSignIn('saskatchewan@example.com', 'Welcome2portal')
    await expect(page).toHaveURL(/dashboard/)
    await expect(logo).toHaveAttribute('data-logo', 'prairie')
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'SBC')
  })

  test('SHELL-13 SHELL-24 SHELL-26 SHELL-30 SHELL-31 SHELL-37 SHELL-38 what the menu offers follows policy and brand; links out open a window of their own', async ({
    member,
    page,
  }) => {
    const menu = () => page.getByRole('banner').getByRole('navigation', { name: member.text('nav.label') })
    await member.signIn('default')
    await expect(menu().getByRole('link').first()).toHaveText(member.text('nav.home'))
    for (const id of ['nav.find-form', 'nav.find-professional'] as const) {
      const link = menu().getByRole('link', { name: member.text(id) })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await menu()
      .getByRole('button', { name: member.text('nav.claims') })
      .click()
    await expect(menu().getByRole('button', { name: member.text('nav.submit-claim') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu().getByRole('button', { name: member.text('nav.submit-claim') })).toBeHidden()
    await expect(menu().getByRole('button', { name: member.text('nav.claims') })).toBeFocused()
    await member.open('/login?status=LOGGEDOUT')
    await member.fillSignIn('saskatchewan@example.com', 'Welcome2portal')
    await member.isAt('/dashboard')
    await expect(menu().getByRole('link', { name: member.text('nav.find-professional') })).toHaveCount(0)
  })

  test('SHELL-36 SHELL-48 A11Y-09 on a phone: Home first, one panel open at a time, one link back that names the page', async ({ member, page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await member.signIn()
    await page.getByRole('button', { name: member.text('nav.open'), exact: true }).click()
    const menu = page.locator('#mobile-menu')
    await expect(menu.getByRole('link').first()).toHaveText(member.text('nav.home'))
    await menu.getByText(member.text('nav.claims'), { exact: true }).click()
    await expect(menu.getByRole('button', { name: member.text('nav.submit-claim') })).toBeVisible()
    await menu.getByText(member.text('nav.account'), { exact: true }).click()
    await expect(menu.getByRole('button', { name: member.text('nav.log-out') })).toBeVisible()
    await expect(menu.getByRole('button', { name: member.text('nav.submit-claim') })).toBeHidden()
    await member.findsThePageAccessible()
    await menu.getByText(member.text('nav.claims'), { exact: true }).click()
    await menu.getByRole('link', { name: member.text('nav.history') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
    await page.getByRole('link', { name: member.text('shell.back-to', { page: 'Home' }) }).click()
    await member.isAt('/dashboard')
  })

  test('GUARD-01 GUARD-04 SHELL-56..59 A11Y-04 a navigation that takes long shows the loading modal, which nothing closes but its end', async ({
    member,
    page,
  }) => {
    await member.signIn()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(chunkOf(HISTORY), async (route) => {
      await held
      await route.continue()
    })
    // Without hover: nothing was fetched ahead.
    await page.getByRole('link', { name: member.text('dashboard.links.history') }).evaluate((link: HTMLElement) => link.click())
    const modal = page.getByRole('dialog', { name: member.text('shell.loading') })
    await expect(modal).toBeVisible()
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(modal).toBeVisible()
    release()
    await expect(modal).toHaveCount(0)
    await expect(page.locator('#app'), 'SHELL-17 also after the modal').toBeFocused()
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  })

  for (const locale of ['en', 'fr'] as const) {
    test(`SHELL-54 SHELL-55 the dashboard has news, other words in Saskatchewan; leaving hides them, coming back shows them (${locale})`, async ({
      member,
      page,
    }) => {
      member.locale = locale
      await member.signIn('default')
      await expect(member.says('dashboard.info.lead')).toBeVisible()
      await expect(page.getByText(member.text('dashboard.info.lead-saskatchewan'))).toHaveCount(0)
      await member.press(member.button('dashboard.info.dismiss'))
      await expect(page.getByText(member.text('dashboard.info.lead'))).toHaveCount(0)
      await member.press(member.link('dashboard.links.history'))
      await expect(member.heading('page.history.combined')).toBeVisible()
      await expect(page.getByText(member.text('dashboard.info.lead'))).toHaveCount(0)
      await page.goBack()
      await expect(member.says('dashboard.info.lead')).toBeVisible()
      await member.findsThePageAccessible()
      await member.open('/login?status=LOGGEDOUT')
      await member.fillSignIn('saskatchewan@example.com', 'Welcome2portal')
      await expect(member.says('dashboard.info.lead-saskatchewan')).toBeVisible()
      await expect(page.getByText(member.text('dashboard.info.lead'))).toHaveCount(0)
    })
  }

  test.describe('with trouble', () => {
    // React says with number 520 that it rendered again in one go after a chunk had failed: a consequence of what is done here
    test.use({
      expectedErrors: ['Failed to load resource', 'Failed to load module script', 'net::ERR', 'status of', 'answered 503', 'Minified React error #520'],
    })

    test('SHELL-68 ERR-40 GUARD-06 without its configuration the portal does not start, and says so in both languages', async ({ member, page }) => {
      const failures: string[] = []
      page.on('pageerror', (error) => failures.push(error.message))
      await page.route('**/assets/env-config.json', (route) => route.fulfill({ status: 503 }))
      await member.open('/login').catch(() => undefined)
      await expect(page.getByRole('heading', { name: 'The portal could not start' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Le portail n’a pas pu démarrer' })).toBeVisible()
      expect(failures.length).toBeGreaterThan(0)
    })

    for (const { part, chunkOfPage } of [
      { part: 'script', chunkOfPage: () => `${chunkOf(HISTORY)}*` },
      { part: 'stylesheet', chunkOfPage: () => stylesOf(HISTORY, 'src/areas/dashboard/pages/home/home.page.tsx') },
    ]) {
      test(`ERR-33 ERR-34 ERR-38 GUARD-06 GUARD-07 D-07 D-82 a ${part} that does not arrive is tried again, then the error page offers to reload`, async ({
        member,
        page,
      }) => {
        await member.signIn()
        let asked = 0
        await page.route(chunkOfPage(), (route) => {
          asked += 1
          return route.abort()
        })
        await page.getByRole('link', { name: member.text('dashboard.links.history') }).evaluate((link: HTMLElement) => link.click())
        await expect(page).toHaveURL(/\/en\/error/)
        await expect(member.says('error.name.edit-error')).toBeVisible()
        await expect(member.button('error.reload')).toBeVisible()
        expect(asked).toBe(2)
        await member.findsThePageAccessible()
      })
    }

    for (const locale of ['en', 'fr'] as const) {
      test(`without a connection the page says so and what it means, until it is back (${locale})`, async ({ member, page, context }) => {
        member.locale = locale
        await member.signIn()
        const notice = page.getByRole('main').getByText(member.text('shell.offline'))
        await expect(notice).toHaveCount(0)
        await context.setOffline(true)
        await expect(notice).toBeVisible()
        await expect(page.locator('[aria-live=assertive]').filter({ hasText: member.text('shell.offline') })).toHaveCount(1)
        await member.findsThePageAccessible()
        await context.setOffline(false)
        await expect(notice).toHaveCount(0)
        await expect(page.locator('[aria-live=polite]').filter({ hasText: member.text('shell.online') })).toHaveCount(1)
      })
    }

    for (const answer of [
      { what: 'is not found', status: 404, contentType: 'text/plain', body: 'Not found' },
      { what: 'is a page of the new one', status: 200, contentType: 'text/html', body: '<!doctype html><title>Portal</title>' },
    ]) {
      test(`GUARD-06 D-82 a new deployment while working: what was loaded goes on, the rest ${answer.what} and offers to reload`, async ({ member, page }) => {
        await member.signIn()
        await member.press(member.link('dashboard.links.history'))
        await expect(member.heading('page.history.combined')).toBeVisible()
        await page.waitForLoadState('networkidle')
        await page.route('**/assets/*', (route) => route.fulfill(answer))
        await page.goBack()
        await expect(member.button('dashboard.links.submit')).toBeVisible()
        await member.press(member.link('dashboard.links.history'))
        await expect(page.getByRole('table')).toBeVisible()
        await member.press(member.button('nav.account'))
        await member.press(member.link('nav.payment-information'))
        await expect(page).toHaveURL(/\/en\/error/)
        await expect(member.says('error.kind.chunk')).toBeVisible()
        await page.unroute('**/assets/*')
        await member.press(member.button('error.reload'))
        await member.isAt('/manage-your-account/direct-deposit')
        await expect(member.heading('page.account.direct-deposit')).toBeVisible()
      })
    }

    test('HIST-31 ERR-28 API-103 D-57 recent claims that fail say so in their place; the rest of the dashboard stands, and trying again works', async ({
      member,
      page,
      sandbox,
    }) => {
      await sandbox.faults([{ operationId: 'listRecentClaims', status: 500 }])
      await member.signIn()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('alert').filter({ hasText: member.text('error.section') })).toBeVisible()
      await expect(member.button('dashboard.links.submit')).toBeVisible()
      await sandbox.heal()
      await member.press(member.button('error.retry'))
      await expect(page.getByRole('heading', { name: member.text('dashboard.recent.title') })).toBeVisible()
    })

    test('HIST-44 D-89 API-102 a statement that is empty or not a PDF is an error, and nothing is saved', async ({ member, page }) => {
      await member.signIn()
      await member.open('/history')
      await page.route('**/claims/pdf*', (route) =>
        route.fulfill({ status: 200, contentType: 'application/pdf', body: '<html>', headers: { 'access-control-allow-origin': '*' } }),
      )
      let downloads = 0
      page.on('download', () => (downloads += 1))
      await member.press(member.button('history.download'))
      await expect(page.getByRole('dialog', { name: member.text('error.title.generic') })).toBeVisible()
      expect(downloads).toBe(0)
    })
  })
})
