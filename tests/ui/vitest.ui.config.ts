import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { testChromiumOptions } from '../../tools/chromium.ts'
import { tags } from '../../tools/trace/tags.ts'
import { stripLibraryParts } from '../../tools/vite/strip-library-parts.ts'
import { startTestDay } from '../support/test-day/test-day.ts'
import { formSchemas } from './forms/support/form-schemas.ts'

const aheadMs = startTestDay()
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Emulates media features of the member's device: colour scheme, reduced motion, forced colours. */
const emulateMedia: BrowserCommand<[options: Parameters<import('playwright').Page['emulateMedia']>[0]]> = (
  { page },
  options,
) => page.emulateMedia(options)

/** Clicks at a position on the page, because the backdrop of a modal is not an element. */
const pressAt: BrowserCommand<[point: { x: number; y: number }]> = async ({ page, iframe }, { x, y }) => {
  const frame = await iframe.owner().boundingBox()
  await page.mouse.click((frame?.x ?? 0) + x, (frame?.y ?? 0) + y)
}

const shared = {
  plugins: [formSchemas(), stripLibraryParts(), react()],
  resolve: { alias: { '~': `${root}src` } },
}

export default defineConfig({
  root,
  cacheDir: `${root}.cache/vite-ui`,
  test: {
    // With two cores, Vitest would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { ...shared, test: { name: 'ui-node', tags, environment: 'node', include: ['tests/ui/**/*.test.ts'] } },
      {
        ...shared,
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'react-dom',
            'react-dom/server.browser',
            'fast-check',
            'dayjs',
            'axe-core',
            'vitest-browser-react',
            '@rjsf/core/lib/withTheme.js',
            '@rjsf/utils',
            '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
          ],
        },
        test: {
          name: 'ui-browser',
          tags,
          include: ['tests/ui/**/*.test.tsx'],
          provide: { aheadMs },
          setupFiles: ['tests/support/test-day/setup.ts', 'tests/ui/support/browser-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1024, height: 768 },
            commands: { emulateMedia, pressAt },
            provider: playwright({ launchOptions: testChromiumOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
