import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { DESKTOP, median, PHONE, settle, timeToPaint, visit, vitals, type Vitals } from './visit.ts'

/** on the dashboard; its presence says that the claims are there */
const HISTORY_LINK = 'main a[href$="/en/history"]'

export interface World {
  readonly browser: Browser
  readonly portal: string
  readonly runs: number
}

/** A copy of the build beside which stands the limit: the same sign-in page without a single script. */
export function withStaticPage(dist: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  cpSync(dist, copy, { recursive: true })
  const page = readFileSync(join(dist, 'en/login.html'), 'utf8')
    .replaceAll(/<script[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
  writeFileSync(join(copy, 'en/static.html'), page)
  writeFileSync(join(copy, 'en/static.html.br'), brotliCompressSync(page))
  return copy
}

export interface SignInResult {
  readonly portal: Vitals
  readonly limit: Vitals
}

/** The sign-in page and its limit in turns, medians; on the phone of performance.md. */
export async function measureSignIn({ browser, portal, runs }: World): Promise<SignInResult> {
  const found: Record<'portal' | 'limit', Vitals[]> = { portal: [], limit: [] }
  const paths = { portal: '/en/login', limit: '/en/static' } as const
  // One round first that does not count: the server's and the browser's own caches.
  for (let round = -1; round < runs; round += 1) {
    for (const name of round % 2 === 0 ? (['portal', 'limit'] as const) : (['limit', 'portal'] as const)) {
      const one = await visit(browser, { network: 'slow-4g', viewport: PHONE }, async ({ page }) => {
        await page.goto(portal + paths[name], { waitUntil: 'load' })
        return vitals(page)
      })
      if (round >= 0) found[name].push(one)
    }
  }
  return { portal: middle(found.portal), limit: middle(found.limit) }
}

const middle = (all: readonly Vitals[]): Vitals =>
  Object.fromEntries(Object.keys(all[0]!).map((key) => [key, median(all.map((each) => each[key as keyof Vitals]))])) as unknown as Vitals

/** Signs in through the page; resolves to what the tab keeps, so that later visits start signed in. */
export async function sessionOf({ browser, portal }: World, persona: string): Promise<Readonly<Record<string, string>>> {
  return visit(browser, { network: 'none', viewport: DESKTOP }, async ({ page }) => {
    await page.goto(`${portal}/en/login`)
    await page.locator('[name=email]').fill(loginOf(persona))
    await page.locator('[name=password]').fill(PASSWORD)
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/dashboard')
    await page.locator(HISTORY_LINK).first().waitFor()
    return page.evaluate(() => ({ ...sessionStorage }))
  })
}

/** The dashboard opened by its address, nothing cached. */
export async function measureDashboard({ browser, portal, runs }: World, session: Readonly<Record<string, string>>): Promise<Vitals> {
  const found: Vitals[] = []
  for (let round = 0; round < runs; round += 1) {
    found.push(
      await visit(browser, { network: 'slow-4g', viewport: PHONE, session }, async ({ page }) => {
        await page.goto(`${portal}/en/dashboard`, { waitUntil: 'load' })
        await page.locator(HISTORY_LINK).first().waitFor()
        return vitals(page)
      }),
    )
  }
  return middle(found)
}

export interface RouteChange {
  readonly first: number
  readonly again: number
}
const ROW = 'main tbody tr'

/** Dashboard to history: the first time after the link was pointed at and what it fetches has come, and once more. */
export async function measureRouteChange({ browser, portal, runs }: World, session: Readonly<Record<string, string>>): Promise<RouteChange> {
  const first: number[] = []
  const again: number[] = []
  for (let round = 0; round < runs; round += 1) {
    await visit(browser, { network: 'slow-4g', viewport: DESKTOP, session }, async ({ page }) => {
      await page.goto(`${portal}/en/dashboard`, { waitUntil: 'load' })
      const link = page.locator(HISTORY_LINK).first()
      await link.waitFor()
      await settle(page)
      await link.hover()
      await settle(page)
      first.push(await timeToPaint(page, 'click', ROW, () => link.click()))
      await page.goBack()
      await link.waitFor()
      await settle(page)
      again.push(await timeToPaint(page, 'click', ROW, () => link.click()))
    })
  }
  return { first: median(first), again: median(again) }
}

export interface LongHistory {
  readonly firstRows: number
  readonly sort: number
  readonly rows: number
}

/** Ten thousand lines, fetched before: what the page itself takes. By the fast network, for it is not the transfer that is measured. */
export async function measureLongHistory({ browser, portal, runs }: World, session: Readonly<Record<string, string>>): Promise<LongHistory> {
  const firstRows: number[] = []
  const sort: number[] = []
  let rows = 0
  for (let round = 0; round < runs; round += 1) {
    await visit(browser, { network: 'none', viewport: DESKTOP, session }, async ({ page }) => {
      await page.goto(`${portal}/en/dashboard`, { waitUntil: 'load' })
      const link = page.locator(HISTORY_LINK).first()
      await link.waitFor()
      const arrived = page.waitForResponse(/\/claims\?/)
      await link.hover()
      await (await arrived).finished()
      await settle(page)
      firstRows.push(await timeToPaint(page, 'click', ROW, () => link.click()))
      rows = await page.locator('tr').count()
      await settle(page)
      // By what was done: a column of sentences, compared as the language does.
      sort.push(await timeToPaint(page, 'click', 'th:nth-of-type(2)[aria-sort=ascending]', () => page.locator('thead th:nth-of-type(2) button').click()))
    })
  }
  return { firstRows: median(firstRows), sort: median(sort), rows }
}
