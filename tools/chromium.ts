import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** Debian's; the shell first, which draws the same and starts without the window around it. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Playwright's own, where it was downloaded. */
const own = chromium.executablePath()

/** Chromium: the one named by CHROMIUM_PATH, Playwright's own where it was downloaded, or the system's. */
export const findChromium = (): string | undefined => [process.env['CHROMIUM_PATH'] ?? '', own, ...SYSTEM].find((path) => path !== '' && existsSync(path))

/** How tests and measurements start it: quiet, and without the sandbox where the user is root and it cannot work. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium()
  return {
    // Playwright's own comes with its headless shell, which it takes by itself when no other is named.
    ...(executablePath && executablePath !== own && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  }
}
