import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumOptions } from '../../tools/chromium.ts'
import { tags } from '../../tools/trace/tags.ts'
import { shared } from '../../vite.config.ts'
import { closeSandboxes, pageCommands } from './support/commands.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// One calendar for the member and the sandbox: the day of UTC is over while that of a member is not.
const timezoneId = 'America/Moncton'
process.env['TZ'] = timezoneId

/** Pages of the portal, one by one: the real router, client and catalogues, and a sandbox behind them (docs/how-to/page-test.md). */
export default defineConfig({
  ...shared,
  plugins: [shared.plugins, closeSandboxes],
  root,
  logLevel: 'error', // what the optimizer finds of the test runner itself is not ours
  cacheDir: `${root}.cache/vite-pages`,
  // found by walking the portal, or the first test would start again when one more is met
  optimizeDeps: { entries: ['src/main.tsx', 'src/areas/*/pages/*.page.tsx'], include: ['axe-core', 'vitest-browser-react', 'react-dom/client'] },
  test: {
    name: 'pages',
    tags,
    include: ['tests/pages/**/*.test.ts'],
    globalSetup: ['tests/contract/support/bundle-once.ts'],
    setupFiles: ['tests/pages/support/load-react.ts', 'tests/pages/support/setup.ts'],
    sequence: { setupFiles: 'list' },
    // Time limits only end what hangs: nothing is slow enough for them on a machine that is busy with something else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // Once more where it runs unattended, as journeys are (tests/e2e/playwright.config.ts); a second try is reported.
    retry: process.env['CI'] ? 1 : 0,
    maxWorkers: 3,
    // Modules are loaded once for all files of a worker; each test leaves nothing behind (render-page.tsx).
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      commands: pageCommands,
      locators: { exact: false },
      provider: playwright({
        launchOptions: chromiumOptions(),
        contextOptions: { timezoneId, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
