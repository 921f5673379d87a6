import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** Chromium: the one named by CHROMIUM_PATH, Playwright's own where it was downloaded, or the system's. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(
    (path) => existsSync(path),
  )
}

/** How tests and measurements start it: quiet, and without the sandbox where the user is root and it cannot work. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  }
}
