import type { Page } from 'playwright'
import { ClaimJourney } from '../../tests/e2e/support/claim.ts'
import { Member } from '../../tests/e2e/support/member.ts'
import { SandboxControl } from '../../tests/support/sandbox-control.ts'
import type { World } from './pages.ts'
import { CPU_SLOWDOWN, DESKTOP, median, visit, type Visit } from './visit.ts'

const KEYS = 24

export interface Keystroke {
  /** milliseconds of script for one key, processor slowed down */
  readonly script: number
  readonly fields: number
}

/** A key in an amount of the claim's details, the largest form: two visits as most claims have, and the twenty that a claim may have. */
export async function measureKeystroke({ browser, portal }: World, sandbox: string): Promise<{ readonly usual: Keystroke; readonly largest: Keystroke }> {
  const inForm = (visits: number) =>
    visit(browser, { network: 'none', viewport: DESKTOP }, async (tab) => {
      // Only the typing is measured: the way there need not be slow.
      await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await reachDetails(tab.page, portal, sandbox, visits)
      await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      return typeAmount(tab)
    })
  return { usual: await inForm(1), largest: await inForm(10) }
}

/** Through the wizard as the browser tests go: its draft is in memory only, no address leads there. Two services, each so often. */
async function reachDetails(page: Page, portal: string, sandbox: string, visits: number): Promise<void> {
  const member = new Member(page, portal, new SandboxControl(sandbox))
  await member.signIn()
  const claim = new ClaimJourney(member)
  claim.enterVisits = async () => {
    await member.press(member.button('claims.details.more'))
    await claim.shows('service-selection')
    for (const count of await page.locator('select').all()) await count.selectOption({ label: String(visits) })
    await claim.goOn('claim-details')
  }
  await claim.reach('other-coverage')
}

async function typeAmount({ page, cdp }: Visit): Promise<Keystroke> {
  const amount = page.getByRole('textbox').last()
  await amount.fill('1')
  // Left once: from now on each key is checked.
  await amount.blur()
  await amount.focus()
  await cdp.send('Performance.enable', { timeDomain: 'timeTicks' })
  const scripted = async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
  const scriptOf = async (act: () => Promise<void>) => {
    await idle()
    const before = await scripted()
    await act()
    await idle()
    return ((await scripted()) - before) * 1000
  }
  const keys: number[] = []
  const nothing: number[] = []
  for (let key = 0; key < KEYS; key += 1) {
    keys.push(await scriptOf(() => page.keyboard.press(key % 6 < 3 ? '1' : 'Backspace')))
    // Asking is script too: what it takes by itself is not the form's.
    nothing.push(await scriptOf(async () => undefined))
  }
  return { script: Math.max(0, median(keys) - median(nothing)), fields: await page.locator('main :is(input, select, textarea)').count() }
}
