import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/**
 * Paths at which systems install Chromium or Chrome. The headless shell comes first, because it renders pages in the
 * same way but opens no window.
 */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** path at which Playwright stores its own browser; the browser is there only after a download */
const own = chromium.executablePath()

/** Path of a Chromium: the one in CHROMIUM_PATH, Playwright's own if it was downloaded, or the system's. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', own, ...SYSTEM].find((path) => path !== '' && existsSync(path))

/**
 * Launch options for tests and measurements. They turn off background traffic, and Chromium's own sandbox if the user
 * is root, for whom the sandbox cannot work.
 */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium()
  return {
    // Playwright chooses its own headless shell itself if no path is given
    ...(executablePath && executablePath !== own && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/**
 * Launch options for tests, which measure no time. V8's slowest compiler is off: a test ends before the code that it
 * compiles has run often enough to pay for the compiling, which took a tenth of the processor time of the page tests.
 */
export function testChromiumOptions(): LaunchOptions {
  const { args = [], ...options } = chromiumOptions()
  return { ...options, args: [...args, '--js-flags=--no-turbofan'] }
}
