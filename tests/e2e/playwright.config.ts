import { defineConfig, devices } from '@playwright/test'
import { testChromiumOptions } from '../../tools/chromium.ts'

// The browser and the sandbox use the same time zone. It is behind UTC, so its date can still be the day before the UTC
// date.
const timezoneId = 'America/Moncton'
process.env['TZ'] = timezoneId

/** The longest test starts first, because it would otherwise run alone at the end. */
const longest = '**/two-members.e2e.ts'
/**
 * Tests against the stub server that implements only the text of the specification. Its responses are never slow, so a
 * missing response is a defect and is reported sooner than in the other tests.
 */
const literal = '**/literal-*.e2e.ts'
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

/**
 * End-to-end tests in a real browser, against the production build with its real headers. Each worker has its own
 * sandbox.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One retry, only in CI, where three browsers, three sandboxes and three portals share two cores. A retried test is
  // reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // One worker more than there are cores, because these tests wait for the network half of their time.
  workers: 3,
  // Time limits only end tests that hang. They are long enough for a busy machine.
  timeout: 240_000,
  expect: { timeout: 25_000 },
  reporter: [['list'], ['./support/test-cost-reporter.ts']],
  outputDir: '../../test-results',
  // A trace nearly doubles the duration of a test, so only a retry is traced (`--trace on` traces the first run).
  // Motion is reduced, because contrast cannot be checked while a colour is changing.
  use: {
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: testChromiumOptions(),
    acceptDownloads: true,
    timezoneId,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'longest', use: desktop, testMatch: longest },
    { name: 'desktop', use: desktop, testIgnore: [longest, literal] },
    {
      name: 'literal',
      use: { ...desktop, actionTimeout: 15_000 },
      testMatch: literal,
      timeout: 60_000,
      expect: { timeout: 15_000 },
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
      testMatch: '**/*.everywhere.e2e.ts',
    },
  ],
  testMatch: '**/*.e2e.ts',
})
