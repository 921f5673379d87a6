import type { Page } from '@playwright/test'
import { chunkOf, stylesOf } from './support/chunk-of.ts'
import { expect, test } from './support/fixtures.ts'
import type { Member } from './support/member.ts'

const HISTORY = 'src/areas/history/pages/combined.page.tsx'

/**
 * Tests of behaviour that depends on the browser and on the files of a deployment. tests/pages/layout.test.ts tests the
 * layout of every page.
 */
test(
  'a link to another site opens a new window, and the portal stays open',
  { tag: ['@SHELL-37', '@SHELL-43'] },
  async ({ member, page, context }) => {
    await context.route('https://**', (route) => route.fulfill({ body: 'privacy' }))
    await member.open('/login')
    const asked = context.waitForEvent('request', (request) =>
      request.url().startsWith('https://general.insurer.example/en/'),
    )
    const opened = context.waitForEvent('page')
    await Promise.all([asked, opened, page.getByRole('contentinfo').getByRole('link').click()])
    await expect(page).toHaveURL(/\/login$/)
  },
)

test(
  'a script that loads slowly opens a loading modal, which closes only when the script has loaded',
  { tag: ['@GUARD-01', '@GUARD-04', '@SHELL-56'] },
  async ({ member, page }) => {
    await member.signIn()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(chunkOf(HISTORY), async (route) => {
      await held
      await route.continue()
    })
    // The test clicks without hovering, because hovering would prefetch the page.
    await page
      .getByRole('link', { name: member.text('dashboard.recent.all') })
      .evaluate((link: HTMLElement) => link.click())
    const modal = page.getByRole('dialog', { name: member.text('shell.loading') })
    await expect(modal).toBeVisible()
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape')
    await expect(modal).toBeVisible()
    release()
    await expect(modal).toHaveCount(0)
    await expect(page.locator('#app'), 'the new page takes the focus also after the modal').toBeFocused()
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()

    const shifts = await page.evaluateHandle(() => {
      const seen: number[] = []
      const add = (entry: PerformanceEntry) => seen.push('value' in entry ? Number(entry.value) : 0)
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift' })
      return seen
    })
    // Back and Forward are not input in the page, so browsers count each shift that follows them.
    await page.goBack()
    await expect(page.locator('#app[data-page="dashboard.home"] h1')).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
    expect(await shifts.jsonValue(), 'a change of page moves nothing that stays on the screen').toEqual([])
  },
)

test(
  'without a connection, a link to a page that is not loaded yet leaves the page as it is, and the end of the session is explained',
  { tag: ['@GUARD-06', '@D-351'] },
  async ({ member, page, context, expectedErrors }) => {
    expectedErrors.push('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED')
    // the connection is already bad when the dialogs of the session are fetched
    await page.route(chunkOf('src/app/layout/password-dialog.tsx'), (route) => route.abort(), { times: 2 })
    await member.signIn()
    const link = page.getByRole('link', { name: member.text('dashboard.recent.all') })
    await context.setOffline(true)
    await link.evaluate((element: HTMLElement) => element.click())
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(member.text('error.kind.network'))).toBeVisible()
    await dialog.getByRole('button').last().click()
    await member.isAt('/dashboard')
    await expect(link).toBeVisible()
    await page.getByRole('link', { name: 'Français' }).evaluate((element: HTMLElement) => element.click())
    await expect(dialog.getByText(member.text('error.kind.network'))).toBeVisible()
    await dialog.getByRole('button').last().click()
    // the code of the sign-in page is fetched in the background as soon as there is a connection
    const signInPage = page.waitForResponse(chunkOf('src/areas/access/pages/login.page.tsx'))
    await context.setOffline(false)
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()

    // The device slept until the session was over, and wakes without a connection.
    await (await signInPage).finished()
    await page.waitForLoadState('networkidle') // the texts of that page too
    await context.setOffline(true)
    await page.evaluate(() => {
      sessionStorage.setItem('displayTimeoutModal', 'true')
      sessionStorage.setItem('timeoutDeadline', '1')
      window.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.getByText(member.text('login.status.timeout'))).toBeVisible()
    await context.setOffline(false)
  },
)

test('the portal sends measurements of a visit when its tab is hidden, if the configuration turns this on', async ({
  member,
  page,
  world,
}) => {
  const beacons: string[] = []
  await page.route('**/vitals', (route) => {
    beacons.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  await member.open('/login')
  await hide()
  expect(beacons).toEqual([])
  await page.route('**/assets/env-config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), vitalsUrl: `${world.sandbox.url}/vitals` },
    })
  })
  const measures = page.waitForResponse(chunkOf('src/app/web-vitals.ts'))
  await member.open('/login?token=secret')
  await (await measures).finished()
  await expect(member.heading('page.access.login')).toBeVisible()
  await expect(async () => {
    await hide()
    expect(beacons.join(' ')).toContain('"name":"FCP"')
  }).toPass()
  expect(JSON.parse(beacons[0]!)).toMatchObject({ locale: 'en', failures: [] })
  expect(beacons.join(' ')).toContain('"page":"access.login"')
  expect(beacons.join(' ')).not.toContain('secret')
})

test.describe('portal with failures', () => {
  test.use({
    expectedErrors: [
      'Failed to load resource',
      'Failed to load module script',
      'net::ERR',
      'status of',
      'answered 503',
    ],
  })

  test(
    'the portal does not start without its configuration file, and says so in both languages',
    { tag: ['@SHELL-68', '@ERR-40'] },
    async ({ member, page }) => {
      const failures: string[] = []
      page.on('pageerror', (error) => failures.push(error.message))
      await page.route('**/assets/env-config.json', (route) => route.fulfill({ status: 503 }))
      await member.open('/login').catch(() => undefined)
      await expect(page.getByRole('heading', { name: 'The portal could not start' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'L’espace membre n’a pas pu démarrer' })).toBeVisible()
      expect(failures.length).toBeGreaterThan(0)
    },
  )

  /**
   * Opens the claim history page while one of its script files fails to load, and waits for the page that offers to
   * reload. Returns the query string of each request for that file.
   */
  async function missesPart(member: Member, page: Page, pattern: string): Promise<string[]> {
    await member.signIn()
    const asked: string[] = []
    await page.route(pattern, (route) => {
      asked.push(new URL(route.request().url()).search)
      return route.abort()
    })
    await page
      .getByRole('link', { name: member.text('dashboard.recent.all') })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/en\/error/)
    await expect(member.getByText('error.name.edit-error')).toBeVisible()
    await expect(member.button('error.reload')).toBeVisible()
    return asked
  }

  test(
    'a script that fails to load is requested again, and if it fails again, the error page offers to reload',
    { tag: ['@ERR-38', '@GUARD-06', '@GUARD-07'] },
    async ({ member, page }) => {
      const asked = await missesPart(member, page, `${chunkOf(HISTORY)}*`)
      // A browser may repeat a failed prefetch itself. Only the portal's own retry has a different query.
      expect([...new Set(asked)]).toEqual(['', '?again'])
      await member.expectNoAxeViolations()
    },
  )

  test(
    'a stylesheet that fails to load is requested again, and if it fails again, the error page offers to reload',
    { tag: ['@ERR-34', '@GUARD-06'] },
    async ({ member, page }) => {
      const asked = await missesPart(member, page, stylesOf(HISTORY, 'src/areas/dashboard/pages/home.page.tsx'))
      expect(asked.length).toBeGreaterThan(1)
    },
  )

  test(
    'the portal says in both languages that it cannot continue if the script of the error page fails to load too',
    { tag: ['@GUARD-06'] },
    async ({ member, page }) => {
      await page.route(chunkOf('src/areas/access/pages/error.page.tsx'), () => undefined)
      await member.signIn()
      await page.route(`${chunkOf(HISTORY)}*`, (route) => route.abort())
      await page
        .getByRole('link', { name: member.text('dashboard.recent.all') })
        .evaluate((link: HTMLElement) => link.click())
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(2)
      await expect(member.getByText('start-failure.title')).toBeVisible()
    },
  )

  test(
    'a claim step whose questions fail to load says so and asks no more, Retry loads them, and Continue without a connection works again with one',
    { tag: ['@ERR-33', '@D-82', '@D-351'] },
    async ({ member, page, context, expectedErrors }) => {
      expectedErrors.push('net::ERR_INTERNET_DISCONNECTED')
      await member.signIn('default', 'en', '/submit-claim/claim-type')
      const asked: string[] = []
      const questions = `${chunkOf('generated/forms/claim/visit-start.ts')}*`
      await page.route(questions, (route) => {
        asked.push(route.request().url())
        return route.abort()
      })
      await member.press(page.getByRole('radio', { name: /Health practitioner/ }))
      await expect(member.getByText('error.section')).toBeVisible()
      const before = asked.length
      await page.waitForTimeout(800) // time for more requests, if failing drew the step again and again
      expect(asked.length).toBe(before)
      expect(before).toBeLessThan(9)
      await page.unroute(questions)
      await member.press(member.button('error.retry'))
      await expect(page.getByRole('radio', { name: /^Physiotherapist/ })).toBeVisible()

      await page.getByRole('radio', { name: 'No', exact: true }).first().check()
      await context.setOffline(true)
      await page.getByRole('radio', { name: /^Physiotherapist/ }).check() // goes on by itself
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(member.text('error.kind.network'))).toBeVisible()
      await dialog.getByRole('button').last().click()
      await context.setOffline(false)
      const { pathname } = new URL(page.url())
      await member.press(member.button('claims.continue'))
      await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathname)
    },
  )

  for (const answer of [
    { what: 'is not found', status: 404, contentType: 'text/plain', body: 'Not found' },
    {
      what: 'is answered with a page of the new build',
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Portal</title>',
    },
  ]) {
    test(
      `an open portal offers to reload after a deployment if a script that the page requests ${answer.what}`,
      { tag: ['@GUARD-06'] },
      async ({ member, page }) => {
        await member.signIn()
        await member.press(member.link('dashboard.recent.all'))
        await expect(member.heading('page.history.combined')).toBeVisible()
        await page.waitForLoadState('networkidle')
        await page.route('**/assets/*', (route) => route.fulfill(answer))
        await page.goBack()
        await expect(member.button('dashboard.links.submit')).toBeVisible()
        await member.press(member.link('dashboard.recent.all'))
        await expect(page.getByRole('table')).toBeVisible()
        await member.press(member.button('nav.account'))
        await member.press(member.link('nav.payment-information'))
        await expect(page).toHaveURL(/\/en\/error/)
        await expect(member.getByText('error.kind.chunk')).toBeVisible()
        await page.unroute('**/assets/*')
        await member.press(member.button('error.reload'))
        await member.isAt('/manage-your-account/direct-deposit')
        await expect(member.heading('page.account.direct-deposit')).toBeVisible()
      },
    )
  }
})
