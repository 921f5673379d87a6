/**
 * `npm run bench:interactions` uses the production build as a member does, with the processor at a quarter of its speed,
 * and prints the duration of each interaction from the input to the next paint, as Event Timing reports it: the 75th
 * percentile of the runs and the longest. Most interactions should paint within 100 ms, and none after more than 200
 * (performance.md). `--only TEXT` runs only what contains this text, `--runs N` sets the number of runs, `--rate N` the
 * factor by which the processor is slowed down. It exits with 1 only if an interaction could not be performed, because
 * times depend on the machine.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { loginOf } from '../../sandbox/personas.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { firstLine, quantile } from '../../tools/bench/interleave.ts'
import { waitUntilStable, withSession } from '../../tools/bench/session.ts'
import { chromiumOptions } from '../../tools/chromium.ts'
import { servePortal } from '../../tools/serve.ts'
import { SandboxControl } from '../support/sandbox-control.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    rate: { type: 'string', default: '4' },
  },
})
const GOAL = { p75: 100, longest: 200 }

/** What a member does: presses an element, or focuses it and types keys, which are separated by semicolons. */
type Input = readonly [what: string, selector: string, keys?: string]
interface Visit {
  readonly path: string
  /** undefined for a page that is opened without a session */
  readonly persona?: string
  readonly width: number
  readonly inputs: readonly Input[]
}
const VISITS = JSON.parse(readFileSync(new URL('interactions.json', import.meta.url), 'utf8')) as readonly Visit[]

/** Runs in the page before its own scripts. Keeps the longest duration of the events of an interaction. */
function collect(): void {
  const found = { duration: 0 }
  ;(globalThis as unknown as { interaction: typeof found }).interaction = found
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) found.duration = Math.max(found.duration, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** Performs one interaction. Returns its duration in milliseconds; 16 stands for anything shorter. */
async function durationOf(page: Page, [, selector, keys]: Input): Promise<number> {
  const target = page.locator(selector).filter({ visible: true }).first()
  await target.waitFor()
  await target.scrollIntoViewIfNeeded()
  if (keys) await target.focus()
  await waitUntilStable(page)
  await page.evaluate(
    () => ((globalThis as unknown as { interaction: { duration: number } }).interaction.duration = 16),
  )
  if (keys) for (const key of keys.split(';')) await page.keyboard.press(key)
  else await target.click()
  await waitUntilStable(page)
  return page.evaluate(() => (globalThis as unknown as { interaction: { duration: number } }).interaction.duration)
}

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const world = await startSandbox({ port: 0, database: ':memory:', quiet: true })
const portal = await servePortal({ port: 0, dist, services: world.url })
const browser = await chromium.launch(chromiumOptions())
const sandbox = new SandboxControl(world.url)
const durations = new Map<string, number[]>()
const failures: string[] = []
const visits = VISITS.filter(({ inputs }) => inputs.some(([what]) => what.includes(options.only)))
for (let run = 0; run < Number(options.runs); run += 1)
  for (const { path, persona, width, inputs } of visits) {
    const session = persona && { ...(await sandbox.sessionOf(loginOf(persona))) }
    const device = {
      network: 'none',
      viewport: { width, height: 800 },
      slowdown: Number(options.rate),
      ...(session && { session }),
    } as const
    let at = path
    await withSession(browser, device, async ({ page }) => {
      await page.addInitScript(collect)
      await page.goto(`${portal.url}/en${path}`)
      await page.locator('h1').first().waitFor()
      for (const input of inputs) {
        at = input[0]
        durations.set(at, [...(durations.get(at) ?? []), await durationOf(page, input)])
      }
    }).catch((error: unknown) => failures.push(`${at}: ${firstLine(error)}`))
  }
await browser.close()

const busy = (loadavg()[0]! / availableParallelism()).toFixed(1)
console.log(
  `p75 and longest of ${options.runs} runs at a factor of ${options.rate}, ${busy} processes for each processor`,
)
for (const [what, all] of durations) {
  const p75 = Math.round(
    quantile(
      all.toSorted((a, b) => a - b),
      0.75,
    ),
  )
  const longest = Math.max(...all)
  const isMet = p75 <= GOAL.p75 && longest <= GOAL.longest
  console.log(
    `${what.padEnd(44)}${String(p75).padStart(5)}${String(longest).padStart(6)} ms  ${isMet ? '' : 'not met'}`,
  )
}
for (const failure of failures) console.log(`FAILED  ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)
