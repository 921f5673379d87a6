import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumOptions, findChromium } from '../chromium.ts'
import { HISTORY_LINK } from './pages.ts'
import type { Sample } from './interleave.ts'
import { until, withLimit } from './run.ts'
import { DESKTOP, KEEP_SESSION, type Session, waitUntilStableInPage } from './session.ts'

/**
 * Measures the longest task of the main thread in milliseconds while ten thousand lines arrive. The browser runs
 * without Playwright, which would make the browser copy each response. Copying takes longer than the portal's own work.
 */
export async function measureTimeToContent(portal: string, session: Session): Promise<Sample> {
  const profile = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const { args = [], chromiumSandbox } = chromiumOptions()
  const browser = spawn(
    findChromium() ?? chromium.executablePath(),
    [
      '--headless',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...args,
      ...(chromiumSandbox ? [] : ['--no-sandbox']),
    ],
    { stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  try {
    return await withLimit('a visit', arrivalIn(join(profile, 'DevToolsActivePort'), portal, session))
  } finally {
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function arrivalIn(portFile: string, portal: string, session: Session): Promise<Sample> {
  const tab = await openTab(portFile)
  await tab.send('Page.enable', {})
  await tab.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `for (const [k, v] of ${JSON.stringify(Object.entries(session))}) sessionStorage.setItem(k, v)
${KEEP_SESSION}`,
  })
  await tab.send('Emulation.setDeviceMetricsOverride', { ...DESKTOP, deviceScaleFactor: 1, mobile: false })
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await tab.go(`${portal}/en/dashboard`)
  const place = await tab.run<{ x: number; y: number }>(linkInView, HISTORY_LINK)
  const arrived = tab.run<number>(longestTaskUntilContent)
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
  return { arrival: await arrived }
}

interface Message {
  readonly result?: unknown
  readonly error?: { readonly message: string }
}
interface Tab {
  /** opens a URL; resolves when its document has loaded */
  readonly go: (url: string) => Promise<void>
  readonly send: (method: string, params: object) => Promise<unknown>
  /**
   * runs `work` in the page and returns the result; `settled` waits until the page is quiet, and `given` is a text for
   * `work`
   */
  readonly run: <T>(work: (settled: () => Promise<void>, given: string) => Promise<T>, given?: string) => Promise<T>
}

async function openTab(portFile: string): Promise<Tab> {
  await until('the start of the browser', () => existsSync(portFile) && readFileSync(portFile, 'utf8').includes('\n'))
  const host = `127.0.0.1:${readFileSync(portFile, 'utf8').split('\n')[0]}`
  const { webSocketDebuggerUrl } = (await (
    await fetch(`http://${host}/json/new?about:blank`, { method: 'PUT' })
  ).json()) as { webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message & { id?: number }
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  let sent = 0
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      sent += 1
      waiting.set(sent, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      )
      socket.send(JSON.stringify({ id: sent, method, params }))
    })
  const valueOf = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = (await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as {
      result: { value: unknown }
      exceptionDetails?: { text: string }
    }
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value
  }
  return {
    send,
    go: async (url) => {
      await send('Page.navigate', { url })
      const isThere = `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`
      await until(`opening ${url}`, async () => (await valueOf(isThere)) === true)
    },
    run: async <T>(work: (settled: () => Promise<void>, given: string) => Promise<T>, given = '') => {
      const expression = `(${String(work)})(${String(waitUntilStableInPage)}, ${JSON.stringify(given)})`
      return (await valueOf(expression)) as T
    },
  }
}

/** Runs in the page. Returns the position of the link once the page has loaded nothing for a second. */
async function linkInView(settled: () => Promise<void>, selector: string): Promise<{ x: number; y: number }> {
  let link = document.querySelector(selector)
  while (!link) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    link = document.querySelector(selector)
  }
  await settled()
  link.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Runs in the page. Returns the duration of the longest task until the claims are shown and the page has loaded nothing
 * for a second.
 */
async function longestTaskUntilContent(settled: () => Promise<void>): Promise<number> {
  let longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask' })
  await new Promise<void>((resolve) => {
    new PerformanceObserver(
      (list) => list.getEntries().some(({ name }) => name.includes('/claims?')) && resolve(),
    ).observe({ type: 'resource' })
  })
  await settled()
  return longest
}
