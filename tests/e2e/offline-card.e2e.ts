import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** Everything that this origin stores beyond the tab, and the workers that it has. */
const storedOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    caches: await Promise.all(
      (await caches.keys()).map(async (name) => [
        name,
        ...(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ]),
    ),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: Object.keys(localStorage),
    workers: (await navigator.serviceWorker.getRegistrations()).map(
      ({ active }) => new URL(active!.scriptURL).pathname,
    ),
  }))
const NOTHING = { caches: [], databases: [], local: ['locale'], workers: [] }

// What a page loads fails while there is no network, and the browser logs it.
test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] })

test(
  'a member keeps the card on the device, sees it without a network at any address, and logging out removes it',
  { tag: ['@D-320', '@D-322', '@D-363'] },
  async ({ member, page, context }) => {
    await member.signIn('default', 'fr', '/manage-your-account/member-card')
    expect(await storedOnDevice(page)).toEqual(NOTHING)
    await member.press(member.button('card.offline.store'))
    await expect(member.button('card.offline.remove')).toBeVisible()
    expect(await storedOnDevice(page)).toEqual({
      ...NOTHING,
      caches: [['offline-card', '/offline-card']],
      workers: ['/offline-card-worker.js'],
    })

    await test.step('without a network, in a tab without a session, the address of the portal shows the card', async () => {
      await context.setOffline(true)
      const tab = await context.newPage()
      const violations: string[] = []
      tab.on('console', (message) => message.type() === 'error' && violations.push(message.text()))
      await tab.goto(member.portal)
      await expect(tab.getByRole('heading', { level: 1, name: member.text('card.title') })).toBeVisible()
      await expect(tab.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(tab.getByText('100200300', { exact: true })).toBeVisible()
      await expect(tab.getByRole('link', { name: '+1 506-555-0148' })).toBeVisible()
      const day = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long' }).format(new Date()).replace(/^1 /, '1er ')
      await expect(tab.getByText(member.text('card.offline.notice', { date: day }))).toBeVisible()
      // the policy of the document allows its style sheet, and no script ran
      expect(
        await tab
          .locator('section')
          .first()
          .evaluate((card) => getComputedStyle(card).display),
      ).toBe('grid')
      expect(await tab.evaluate(() => document.scripts.length)).toBe(0)
      expect(violations.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
      await context.setOffline(false)
      await tab.getByRole('link', { name: member.text('card.offline.retry') }).click()
      await expect(tab).toHaveURL(/\/fr\/login/)
    })

    await member.press(member.button('nav.account'))
    await member.press(member.button('nav.log-out'))
    await member.press(member.button('yes'))
    await member.isAt('/login')
    await expect.poll(() => storedOnDevice(page)).toEqual(NOTHING)
  },
)
