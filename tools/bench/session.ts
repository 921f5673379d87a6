import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Sample } from './interleave.ts'
import { withLimit } from './run.ts'

/** A slow network: 1.6 Mbit/s down, 0.75 up, 150 ms (performance.md). */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** The session storage of a member who is signed in. */
export type Session = Readonly<Record<string, string>>

/** Milliseconds after which an element that does not appear ends a visit, on a busy machine too. */
const ELEMENT_LIMIT_MS = 60_000

export interface BrowserSession {
  readonly page: Page
  readonly cdp: CDPSession
}
export interface Device {
  readonly network: 'slow-4g' | 'none'
  readonly viewport: { readonly width: number; readonly height: number }
  /** factor by which the processor is slowed down; 4 simulates an old phone */
  readonly slowdown: number
  readonly session?: Session
}
export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }

/**
 * A script that keeps the session in a new tab. The portal ends the session if the tab comes from another site
 * (SESSION-43), and the empty page of a new tab counts as another site.
 */
export const KEEP_SESSION = `if ('navigation' in globalThis) Object.defineProperty(navigation, 'activation', { value: null })`

/**
 * Measures in a new browser profile that is slowed down and has no cache. The profile is closed even if the measurement
 * fails.
 */
export async function withSession<T>(
  browser: Browser,
  { viewport, ...device }: Device,
  measure: (visit: BrowserSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport, locale: 'en-CA' })
  try {
    return await withLimit('a visit', open(context, device).then(measure))
  } finally {
    await context.close()
  }
}

async function open(
  context: BrowserContext,
  { network, session, slowdown }: Omit<Device, 'viewport'>,
): Promise<BrowserSession> {
  if (session) {
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries))
        if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value)
    }, session)
    await context.addInitScript(KEEP_SESSION)
  }
  await context.addInitScript(collect)
  const page = await context.newPage()
  page.setDefaultTimeout(ELEMENT_LIMIT_MS)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (network === 'slow-4g') await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, cdp }
}

interface Collected {
  firstPaint: number
  largestPaint: number
  layoutShift: number
}

/** Runs in the page before the page's own scripts. Records paints and layout shifts. */
function collect(): void {
  const found: Collected = { firstPaint: 0, largestPaint: 0, layoutShift: 0 }
  ;(globalThis as unknown as { bench: Collected }).bench = found
  const watch = (
    type: string,
    each: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') found.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    found.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) found.layoutShift += entry.value ?? 0
  })
}

/**
 * The paints, layout shifts and loaded files of a page. They are read after the page has loaded nothing for a second.
 * Bytes are counted by kind of file, without headers and as compressed.
 */
export async function vitals(page: Page): Promise<Sample> {
  await waitUntilStable(page)
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource')
    const bytes = (ending: string) =>
      resources
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    const { bench } = globalThis as unknown as { bench: Collected }
    return { ...bench, js: bytes('.js'), css: bytes('.css'), files: resources.length }
  })
}

/** Waits until the page has loaded nothing for a second. */
export const waitUntilStable = (page: Page): Promise<void> => page.evaluate(waitUntilStableInPage)

/** Runs in the page. Waits until the page has loaded nothing for a second. */
export const waitUntilStableInPage = (): Promise<void> =>
  new Promise((resolve) => {
    let quiet = setTimeout(resolve, 1000)
    new PerformanceObserver(() => {
      clearTimeout(quiet)
      quiet = setTimeout(resolve, 1000)
    }).observe({ type: 'resource' })
  })

/**
 * Milliseconds from a click to the frame that shows the element of the selector `ready`, by the clock of the page. `act`
 * clicks.
 */
export async function timeToPaint(page: Page, ready: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((selector) => {
    const shown = () => document.querySelector(selector)?.checkVisibility() === true
    ;(globalThis as unknown as { painted: Promise<number> }).painted = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          // when the next task runs, the frame is on the screen
          const look = () =>
            shown() ? setTimeout(() => resolve(performance.now() - timeStamp)) : requestAnimationFrame(look)
          requestAnimationFrame(look)
        },
        { capture: true, once: true },
      )
    })
  }, ready)
  await act()
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted)
}
