import type { Browser, Locator, Page } from 'playwright'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import type { Sample } from './interleave.ts'
import { typeInto } from './keystroke.ts'
import {
  DESKTOP,
  type Device,
  PHONE,
  type Session,
  waitUntilStable,
  timeToPaint,
  withSession,
  vitals,
} from './session.ts'

/** a link on the dashboard that appears together with the claims */
export const HISTORY_LINK = 'main a[href$="/en/history"]'
/** the list of claims, recognised by its sortable columns; the table of totals above it has none */
const LIST = 'main table:has([aria-sort])'
const ROW = `${LIST} tbody tr`

/** Signs in on the sign-in page. Returns the session storage of the tab, so that later visits start signed in. */
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

/** Measures a page that is opened by its URL without a session and without a cache, on the phone of performance.md. */
export const measurePublicPage = (browser: Browser, address: string): Promise<Sample> =>
  withSession(browser, { network: 'slow-4g', viewport: PHONE, slowdown: 4 }, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' })
    return vitals(page)
  })

/** The paths of the pages of the portal and of those written by hand, without the base URL. */
const PATHS = {
  portal: { dashboard: '/en/dashboard', claimType: '/en/submit-claim/claim-type' },
  hand: { dashboard: '/en/hand-dashboard', claimType: '/en/hand-claim-type' },
} as const
/** a choice of the first step of a claim */
const CLAIM_TYPE = 'main input[type=radio]'
/** the field for the amount on the page that repeats a claim */
const AMOUNT = 'main input[inputmode=decimal]'

/** Measures a member page when it is opened by its URL without a cache. */
export const measureMemberPage = (
  browser: Browser,
  portal: string,
  session: Session,
  { page: name, by }: { readonly page: 'dashboard' | 'claimType'; readonly by: 'portal' | 'hand' },
): Promise<Sample> =>
  withSession(browser, { network: 'slow-4g', viewport: PHONE, slowdown: 4, session }, async ({ page }) => {
    await page.goto(portal + PATHS[by][name], { waitUntil: 'load' })
    await page
      .locator(name === 'dashboard' ? HISTORY_LINK : CLAIM_TYPE)
      .first()
      .waitFor()
    return vitals(page)
  })

/**
 * Measures on the dashboard of a phone: opening the menu, and the press that opens the first step of a claim, the first
 * time and again. A finger rests on nothing before it presses, so nothing has been fetched ahead the first time.
 */
export const measureOpenClaim = (
  browser: Browser,
  portal: string,
  session: Session,
  by: 'portal' | 'hand',
): Promise<Sample> =>
  withSession(browser, { network: 'slow-4g', viewport: PHONE, slowdown: 4, session }, async ({ page }) => {
    await openDashboard(page, portal, by)
    await waitUntilStable(page)
    const button = page.locator('button[aria-controls=mobile-menu]')
    const menu = await timeToPaint(page, '#mobile-menu:not([hidden]) a', () => press(button))
    await press(button)
    const submit = page.locator('main').getByRole('button', { name: 'Submit a claim' })
    const first = await timeToPaint(page, CLAIM_TYPE, () => press(submit))
    await page.goBack()
    await submit.waitFor()
    await waitUntilStable(page)
    return { menu, first, again: await timeToPaint(page, CLAIM_TYPE, () => press(submit)) }
  })

/** A press without a pointer that moves there first. */
const press = (target: Locator): Promise<void> => target.evaluate((element: HTMLElement) => element.click())

/** Measures the script time of a keystroke in the amount of a repeated claim. */
export const measureAmountKey = (
  browser: Browser,
  portal: string,
  session: Session,
  by: 'portal' | 'hand',
): Promise<Sample> =>
  withSession(browser, { network: 'none', viewport: DESKTOP, slowdown: 1, session }, async (tab) => {
    await openDashboard(tab.page, portal, by)
    await tab.page
      .getByRole('button', { name: /^Claim again/ })
      .first()
      .click()
    const amount = tab.page.locator(AMOUNT)
    await amount.fill('1')
    await amount.blur()
    await amount.focus()
    return typeInto(tab)
  })

/**
 * Measures the navigation from the dashboard to the history twice. Before the first navigation, the pointer rests on
 * the link until the prefetched files have arrived.
 */
export const measureRouteChange = (
  browser: Browser,
  portal: string,
  device: Pick<Device, 'slowdown' | 'session'>,
): Promise<Sample> =>
  withSession(browser, { network: 'none', viewport: DESKTOP, ...device }, async ({ page }) => {
    const link = await openDashboard(page, portal)
    await waitUntilStable(page)
    await link.hover()
    await waitUntilStable(page)
    const first = await timeToPaint(page, ROW, () => link.click())
    await page.goBack()
    await link.waitFor()
    await waitUntilStable(page)
    return { first, again: await timeToPaint(page, ROW, () => link.click()) }
  })

/**
 * Measures a history of ten thousand lines. The network is fast, because the transfer time should not be part of the
 * result.
 */
export const measureLongHistory = (browser: Browser, portal: string, session: Session): Promise<Sample> =>
  withSession(browser, { network: 'none', viewport: DESKTOP, slowdown: 4, session }, async ({ page }) => {
    const link = await openDashboard(page, portal)
    await waitUntilStable(page)
    const arrived = page.waitForResponse(/\/claims\?/)
    await link.hover()
    await (await arrived).finished()
    await waitUntilStable(page)
    const firstRows = await timeToPaint(page, ROW, () => link.click())
    const rows = await page.locator('tr').count()
    await waitUntilStable(page)
    // sorts by the second column, which takes longest, because its texts are compared in the alphabetical order of the
    // language
    const header = page.locator(`${LIST} th:nth-of-type(2) button`)
    const sort = await timeToPaint(page, `${LIST} th:nth-of-type(2)[aria-sort=ascending]`, () => header.click())
    const next = page.locator(`${LIST} ~ div button`).last()
    const nextPage = await timeToPaint(page, `${ROW}:first-child:not([aria-rowindex="2"])`, () => next.click())
    return { firstRows, sort, nextPage, rows }
  })

async function openDashboard(page: Page, portal: string, by: 'portal' | 'hand' = 'portal') {
  await page.goto(portal + PATHS[by].dashboard, { waitUntil: 'load' })
  const link = page.locator(HISTORY_LINK).first()
  await link.waitFor()
  return link
}
