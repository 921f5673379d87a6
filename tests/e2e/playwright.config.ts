import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from '../../tools/chromium.ts'

// One calendar for the member and the sandbox: the day of UTC is over while that of a member is not.
const timezoneId = 'America/Moncton'
process.env['TZ'] = timezoneId

/** The longest journey begins first, or a worker waits for it in the end. */
const longest = '**/two-members.e2e.ts'
/** Journeys against the stand-in of the specification: nothing there is slow, and what does not come is a finding. */
const literal = '**/literal-*.e2e.ts'
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

/** Journeys in a real browser, against the production build behind its real headers; each worker has a sandbox of its own. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A second try in CI only, and reported as flaky: two cores run three browsers, three sandboxes and three portals.
  retries: process.env['CI'] ? 1 : 0,
  // One more than cores: journeys wait for the network half of their time.
  workers: 3,
  // Time limits only end what hangs; a busy machine must not reach them.
  timeout: 240_000,
  expect: { timeout: 25_000 },
  reporter: [['list'], ['./support/test-cost-reporter.ts']],
  outputDir: '../../test-results',
  // A recording nearly doubles the time of a journey: only a second try is recorded (`--trace on` records a first one).
  // Without motion: what is looked at in the middle of a change of colour has neither.
  use: {
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
    acceptDownloads: true,
    timezoneId,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'longest', use: desktop, testMatch: longest },
    { name: 'desktop', use: desktop, testIgnore: [longest, literal] },
    { name: 'literal', use: { ...desktop, actionTimeout: 5000 }, testMatch: literal, timeout: 60_000, expect: { timeout: 5000 } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } }, testMatch: '**/*.everywhere.e2e.ts' },
  ],
  testMatch: '**/*.e2e.ts',
})
