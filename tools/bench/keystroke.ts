import type { Browser, Page } from 'playwright'
import { Walk } from '../../tests/bench/walk.ts'
import { figureOf, type Sample } from './interleave.ts'
import { DESKTOP, type Device, type Session, withSession, type BrowserSession } from './session.ts'

const KEYS = 12

/**
 * Measures the script time of a keystroke in an amount field of the claim details, the largest form. The claim has two
 * services with `visits` visits each.
 */
export const measureClaimKey = (browser: Browser, portal: string, session: Session, visits: number): Promise<Sample> =>
  withSession(browser, { network: 'none', viewport: DESKTOP, slowdown: 1, session }, async (tab) => {
    await reachDetails(tab.page, portal, visits)
    const amount = tab.page.getByRole('textbox').last()
    await amount.fill('1')
    // the portal validates a field on each keystroke only after the member has left the field once
    await amount.blur()
    await amount.focus()
    return typeInto(tab)
  })

/**
 * Measures the script time of a keystroke in the street field of the address form. The form also shows the countries
 * and a preview of the address.
 */
export const measureAddressKey = (browser: Browser, portal: string, session: Session): Promise<Sample> =>
  withSession(browser, { network: 'none', viewport: DESKTOP, slowdown: 1, session }, async (tab) => {
    await tab.page.goto(`${portal}/en/manage-your-account/change-address`)
    await tab.page.locator('main input[autocomplete*=address-line1], main input[id$=addressLine1]').first().focus()
    await tab.page.keyboard.press('End')
    return typeInto(tab)
  })

/**
 * Goes through the wizard from the dashboard. The draft is only in memory, so no URL leads to the step directly.
 */
async function reachDetails(page: Page, portal: string, visits: number): Promise<void> {
  await page.goto(`${portal}/en/dashboard`)
  const walk = new Walk(page, 'en', 0)
  await walk.press(walk.button(walk.text('dashboard.links.submit')))
  await walk.comesTo('/submit-claim/claim-type')
  await walk.choose(/^Health practitioner/)
  await walk.comesTo('/submit-claim/before-start')
  await walk.choose(walk.text('no'))
  await walk.choose('Physiotherapist')
  await walk.comesTo('/submit-claim/provider-search/results')
  await walk.press(page.locator('main form').getByRole('radio').first())
  await walk.comesTo('/submit-claim/service-list')
  await walk.answers(async () => {
    await walk.choose(/initial assessment/, 'checkbox')
    await walk.choose(/– treatment/, 'checkbox')
  }, 'claim-details')
  await walk.press(walk.button(walk.text('claims.details.more')))
  await walk.comesTo('/submit-claim/service-selection')
  const counts = page.locator('main select')
  await counts.first().waitFor()
  await walk.answers(async () => {
    for (const count of await counts.all()) await count.selectOption({ label: String(visits) })
  }, 'claim-details')
}

/**
 * The script time in milliseconds of one keystroke in the focused field, at full processor speed and at a quarter of
 * it.
 */
export async function typeInto({ page, cdp }: BrowserSession): Promise<Sample> {
  await cdp.send('Performance.enable', { timeDomain: 'timeTicks' })
  const scripted = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
  const scriptOf = async (act: () => Promise<void>) => {
    await idle()
    const before = await scripted()
    await act()
    await idle()
    return ((await scripted()) - before) * 1000
  }
  const perKey = async (slowdown: Device['slowdown']) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const keys: number[] = []
    const nothing: number[] = []
    for (let key = 0; key < KEYS; key += 1) {
      keys.push(await scriptOf(() => page.keyboard.press(key % 6 < 3 ? '1' : 'Backspace')))
      // the measurement itself runs scripts, so the script time without a keystroke is measured and subtracted
      nothing.push(await scriptOf(async () => undefined))
    }
    return Math.max(0, figureOf(keys).middle - figureOf(nothing).middle)
  }
  const fields = await page.locator('main :is(input, select, textarea)').count()
  return { x4: await perKey(4), x1: await perKey(1), fields }
}
