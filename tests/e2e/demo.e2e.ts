import { AxeBuilder } from '@axe-core/playwright'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { startSandbox } from '../../sandbox/server.ts'
import { startDevelopment, type Development } from '../../tools/development.ts'
import { freePort } from '../../tools/free-port.ts'
import { expect, test } from './support/fixtures.ts'
import { message } from './support/messages.ts'

const frenchWords = message('fr')
const dist = fileURLToPath(new URL('../../dist', import.meta.url))

test(
  'a production build contains no demo pages, and their URLs redirect to the not-found page',
  { tag: ['@ROUTE-077', '@GUARD-40'] },
  async ({ member, page }) => {
    for (const [path, locale] of [
      ['/demo', 'en'],
      ['/demo-history', 'fr'],
      ['/demo-fuzzy', 'en'],
    ] as const) {
      member.locale = locale
      await member.open(path)
      await expect(page).toHaveURL(new RegExp(`/${locale}/not-found$`))
    }
    const assets = readdirSync(`${dist}/assets`, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    )
    expect(assets.length).toBeGreaterThan(10)
    for (const file of assets) {
      const code = readFileSync(`${dist}/assets/${file}`, 'utf8')
      expect({ file, isDemo: code.includes('__sandbox') || code.includes('Open the portal as') }).toEqual({
        file,
        isDemo: false,
      })
    }
  },
)

test.describe('demo pages in development', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  // the development server compiles a module only when it is first requested
  const patient = expect.configure({ timeout: 60_000 })
  let development: Development
  test.beforeAll(async () => {
    development = await startDevelopment({
      port: await freePort(),
      startServices: (portalUrl) => startSandbox({ port: 0, database: ':memory:', portalUrl, quiet: true }),
    })
  })
  test.afterAll(() => development.close())

  const openDemo = async (page: Page, path: string) => {
    await page.goto(`${development.portal}/en/${path}`)
    await patient(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const choose = (page: Page, label: string, value: string) =>
    page.getByLabel(label, { exact: true }).selectOption(value)

  test(
    "a tester can set up a scenario on the demo switchboard, open the portal in it, and see the portal's requests",
    { tag: ['@ROUTE-074'] },
    async ({ page }) => {
      await openDemo(page, 'demo')
      await choose(page, 'Member', 'quebec')
      await choose(page, 'Language', 'fr')
      await choose(page, 'Brand', 'SBC')
      await choose(page, 'Status', 'SUSPENDED')
      await page.getByRole('checkbox', { name: 'coverage', exact: true }).uncheck()
      await choose(page, 'Operation', 'listRecentClaims')
      await choose(page, 'Answer', 'example 200 empty')
      await page.getByLabel('Delay in milliseconds').fill('50')
      await page.getByRole('button', { name: 'Add this rule' }).click()
      await patient(page.getByText('listRecentClaims: example empty (200), after 50 ms')).toBeVisible()
      await page.getByLabel('Find an operation').fill('getclaimpaymentdetails')
      await choose(page, 'Answer', 'status 500')
      await page.getByRole('button', { name: 'Add this rule' }).click()
      await patient(page.getByText(/^getClaimPaymentDetails: 500/)).toBeVisible()
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      const address = page.url()
      await page.getByRole('button', { name: 'Open the portal as quebec' }).click()

      await patient(page).toHaveURL(/\/fr\/dashboard$/)
      await patient(page.getByRole('heading', { level: 1 })).toContainText('Émile')
      await patient(page.getByText(frenchWords('dashboard.recent.empty.none')).first()).toBeVisible()
      await patient(page.getByRole('button', { name: frenchWords('dashboard.links.submit') })).toHaveCount(0)
      const policy = JSON.parse((await page.evaluate(() => sessionStorage.getItem('securityPolicy'))) ?? '') as unknown
      expect(policy).toMatchObject({ brand: 'SBC', coverage: false })

      await page.goto(`${development.portal}/fr/history`)
      await page.getByRole('table').getByRole('link').first().click()
      await patient(page.getByText(/une erreur s.est produite/).first()).toBeVisible()
      // the URL of the switchboard, on which a tester sets up the demo, contains all of its settings
      await page.goto(address)
      await patient(page.getByLabel('Member', { exact: true })).toHaveValue('quebec')
      await page.getByRole('button', { name: 'Set this situation' }).click()
      await expect(page.getByText('Nothing is set yet.')).toHaveCount(0)
      await expect(page.getByRole('checkbox', { name: /^coverage/ })).not.toBeChecked()
      await expect(
        page.getByText(
          "await sandbox.vary('quebec', { policy: { brand: 'SBC', status: 'SUSPENDED', coverage: false } })",
        ),
      ).toBeVisible()
      await page
        .getByText(/getClaimPaymentDetails 500/)
        .first()
        .click()
      await patient(page.getByText(/rule: 500/).first()).toBeVisible()
      await patient(page.getByRole('heading', { name: 'Answer', exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Forget everything' }).click()
      await expect(page.getByText(/rule: 500/)).toHaveCount(0)
    },
  )

  test('a demo link sets its faults only in its own isolated test world, after the tester presses the button', async ({
    page,
  }) => {
    const faultsOf = async (world: string) =>
      (await fetch(`${development.services}/__sandbox/world/${world}/faults`)).json()
    const link = '?member=quebec&language=fr&page=history.details&at=claimId:C1000004-13,line:1&world=bug-12&commit=f00'
    await openDemo(page, `demo${link}&rule=getClaimPaymentDetails,status:500`)
    await patient(page.getByText(/It was seen in commit f00/)).toBeVisible()
    expect(await faultsOf('bug-12')).toEqual([])
    await page.getByRole('button', { name: 'Open the portal as quebec' }).click()
    await patient(page).toHaveURL(/\/fr\/history\/[^?]*C1000004-13/)
    await patient(page.getByText(/une erreur s.est produite/).first()).toBeVisible()
    expect(await faultsOf('bug-12')).toEqual([{ operationId: 'getClaimPaymentDetails', status: 500 }])
    expect(await faultsOf('default')).toEqual([])
    await openDemo(page, 'demo?member=quebec&page=/history')
    await patient(page.getByText(/There is no page \/history. The nearest: /)).toBeVisible()
  })

  test('the pages of the sandbox are accessible', async ({ page }) => {
    for (const name of [
      '__sandbox',
      '__sandbox/calls/',
      '__sandbox/claims/',
      '__sandbox/faults/',
      '__sandbox/violations/',
      '__sandbox/outbox/',
      '__sandbox/members/hsa@example.com/',
    ]) {
      await page.goto(`${development.services}/${name}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect({ name, violations: violations.map(({ id }) => id) }).toEqual({ name, violations: [] })
    }
  })

  test(
    'the demo history page gives a member a claim history of the chosen size',
    { tag: ['@ROUTE-075'] },
    async ({ page }) => {
      await openDemo(page, 'demo-history')
      await page.getByLabel('Claim lines').fill('1e9')
      await page.getByRole('button', { name: 'Show this history' }).click()
      await patient(page.getByText('historyLines is a whole number up to 50000.')).toBeVisible()
      await page.getByLabel('Claim lines').fill('20000')
      await page.getByRole('button', { name: 'Show this history' }).click()
      await patient(page).toHaveURL(/\/en\/history$/)
      await patient(page.getByText(/20,000/).first()).toBeVisible()
    },
  )

  test(
    'a tester can open a portal page with random data of a given seed from the fuzzy demo page',
    { tag: ['@ROUTE-076'] },
    async ({ page }) => {
      await openDemo(page, 'demo-fuzzy')
      await expect.poll(() => page.getByLabel('Page', { exact: true }).locator('option').count()).toBeGreaterThan(4)
      await page.getByLabel('Seed').fill('7')
      await choose(page, 'Page', 'history.combined')
      await page.getByRole('button', { name: 'Show this page with random data' }).click()
      await patient(page).toHaveURL(/\/en\/history$/)
      await patient(page.getByRole('heading', { level: 1 })).toBeVisible()
      await openDemo(page, 'demo')
      await patient(page.getByText('searchClaims: random, seed 7').first()).toBeVisible()
    },
  )
})
