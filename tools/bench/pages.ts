import type { Browser, Page } from 'playwright'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import type { Sample } from './interleave.ts'
import { DESKTOP, type Device, PHONE, waitUntilStable, timeToPaint, withSession, vitals } from './session.ts'

/** on the dashboard; its presence says that the claims are there */
export const HISTORY_LINK = 'main a[href$="/en/history"]'
/** the list of claims, which can be sorted; not the totals above it */
const LIST = 'main table:has([aria-sort])'
const ROW = `${LIST} tbody tr`

export type Session = Readonly<Record<string, string>>

/** Signs in through the page; resolves to what the tab keeps, so that later visits start signed in. */
export async function sessionOf(browser: Browser, portal: string, persona: string): Promise<Session> {
  return withSession(browser, { network: 'none', viewport: DESKTOP, slowdown: 1 }, async ({ page }) => {
    await page.goto(`${portal}/en/login`)
    await page.locator('[name=email]').fill(loginOf(persona))
    await page.locator('[name=password]').fill(PASSWORD)
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/dashboard')
    await page.locator(HISTORY_LINK).first().waitFor()
    return page.evaluate(() => ({ ...sessionStorage }))
  })
}

/** A page without a session, opened by its address, nothing cached; on the phone of performance.md. */
export const measurePublicPage = (browser: Browser, address: string): Promise<Sample> =>
  withSession(browser, { network: 'slow-4g', viewport: PHONE, slowdown: 4 }, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' })
    return vitals(page)
  })

/** The dashboard opened by its address, nothing cached. */
export const measureDashboard = (browser: Browser, portal: string, session: Session): Promise<Sample> =>
  withSession(browser, { network: 'slow-4g', viewport: PHONE, slowdown: 4, session }, async ({ page }) => {
    await openDashboard(page, portal)
    return vitals(page)
  })

/** Dashboard to history: the first time after the link was pointed at and what it fetches has come, and once more. */
export const measureRouteChange = (browser: Browser, portal: string, device: Pick<Device, 'slowdown' | 'session'>): Promise<Sample> =>
  withSession(browser, { network: 'none', viewport: DESKTOP, ...device }, async ({ page }) => {
    const link = await openDashboard(page, portal)
    await waitUntilStable(page)
    await link.hover()
    await waitUntilStable(page)
    const first = await timeToPaint(page, 'click', ROW, () => link.click())
    await page.goBack()
    await link.waitFor()
    await waitUntilStable(page)
    return { first, again: await timeToPaint(page, 'click', ROW, () => link.click()) }
  })

/** Ten thousand lines, by the fast network, for it is not the transfer that is measured. */
export const measureLongHistory = (browser: Browser, portal: string, session: Session): Promise<Sample> =>
  withSession(browser, { network: 'none', viewport: DESKTOP, slowdown: 4, session }, async ({ page }) => {
    const link = await openDashboard(page, portal)
    await waitUntilStable(page)
    const arrived = page.waitForResponse(/\/claims\?/)
    await link.hover()
    await (await arrived).finished()
    await waitUntilStable(page)
    const firstRows = await timeToPaint(page, 'click', ROW, () => link.click())
    const rows = await page.locator('tr').count()
    await waitUntilStable(page)
    // By what was done: a column of sentences, compared as the language does.
    const header = page.locator(`${LIST} th:nth-of-type(2) button`)
    const sort = await timeToPaint(page, 'click', `${LIST} th:nth-of-type(2)[aria-sort=ascending]`, () => header.click())
    const next = page.locator(`${LIST} ~ div button`).last()
    const nextPage = await timeToPaint(page, 'click', `${ROW}:first-child:not([aria-rowindex="2"])`, () => next.click())
    const toggle = page.locator(`${ROW} button[aria-expanded]`).first()
    const openLine = await timeToPaint(page, 'click', `${ROW} button[aria-expanded=true]`, () => toggle.click())
    return { firstRows, sort, nextPage, openLine, rows }
  })

async function openDashboard(page: Page, portal: string) {
  await page.goto(`${portal}/en/dashboard`, { waitUntil: 'load' })
  const link = page.locator(HISTORY_LINK).first()
  await link.waitFor()
  return link
}
