import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testChromiumOptions } from '../../tools/chromium.ts'
import { tags } from '../../tools/trace/tags.ts'
import { shared } from '../../vite.config.ts'
import { startTestDay } from '../support/test-day/test-day.ts'
import { closeSandboxes, pageCommands } from './support/commands.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// The browser and the sandbox use the same time zone. It is behind UTC, so in the evening the tests run on the day
// before the UTC date.
const timezoneId = 'America/Moncton'
process.env['TZ'] = timezoneId

/**
 * Configuration of the page tests. They open one page at a time with the real router, client and messages, against a
 * sandbox (docs/how-to/page-test.md).
 */
export default defineConfig({
  ...shared,
  plugins: [shared.plugins, closeSandboxes],
  root,
  logLevel: 'error', // hides warnings of Vite's dependency optimizer that are about the test runner
  cacheDir: `${root}.cache/vite-pages`,
  // All dependencies are listed here so that Vite bundles them before the first test. When Vite finds another
  // dependency later, it reloads the page, and the first test starts again.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/areas/*/pages/*.page.tsx'],
    include: [
      'axe-core',
      'vitest-browser-react',
      'react-dom/client',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'tesseract.js',
      'ical-generator',
    ],
  },
  test: {
    name: 'pages',
    tags,
    provide: { aheadMs: startTestDay() },
    include: ['tests/pages/**/*.test.ts'],
    globalSetup: ['tests/contract/support/bundle-once.ts'],
    setupFiles: [
      'tests/support/test-day/setup.ts',
      'tests/pages/support/load-react.ts',
      'tests/pages/support/setup.ts',
    ],
    sequence: { setupFiles: 'list' },
    // Time limits only end tests that hang. They are long enough for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // Tests in CI get one retry, like end-to-end tests (tests/e2e/playwright.config.ts). A retry is reported.
    retry: process.env['CI'] ? 1 : 0,
    maxWorkers: 3,
    // The test files of a worker share loaded modules. This is safe, because each test clears its state
    // (render-page.tsx).
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      commands: pageCommands,
      locators: { exact: false },
      provider: playwright({
        launchOptions: testChromiumOptions(),
        contextOptions: { timezoneId, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
