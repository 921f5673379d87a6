import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'

const run = (command: string, args: readonly string[]) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Finds a Chromium, or brings one: Playwright's own where it can be downloaded, else the distribution's package when root. */
export function ensureChromium(): void {
  if (findChromium()) return
  console.log('No Chromium found: trying to install one')
  if (run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']) && findChromium()) return
  if (process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    if (!run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])) run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  if (!findChromium()) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium; anywhere: npx playwright install chromium), or point CHROMIUM_PATH at one.',
    )
  }
}
