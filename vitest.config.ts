import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { startTestDay } from './tests/support/test-day/test-day.ts'
import { tags } from './tools/trace/tags.ts'
import { shared } from './vite.config.ts'

startTestDay()

/**
 * Tests without a browser. Pages and fields are tested in one (tests/ui, tests/e2e), calls against the contracts
 * (tests/contract).
 */
export default defineConfig({
  test: {
    // With two cores, Vitest would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // What the portal does, beside the code; sentences arrive compiled, as in the portal.
        ...shared,
        cacheDir: '.cache/vite-unit',
        test: {
          name: 'unit',
          tags,
          environment: 'node',
          pool: 'threads',
          include: ['src/**/*.test.{ts,tsx}', 'sandbox/**/*.test.ts'],
          isolate: false, // libraries are loaded once; modules of the portal begin anew with each file:
          setupFiles: ['tests/support/fresh-modules.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // What must hold of every file of a kind; reads sentences as they are written, so without the compiled form.
        resolve: shared.resolve,
        cacheDir: '.cache/vite-gates',
        test: {
          name: 'gates',
          tags,
          environment: 'node',
          pool: 'threads',
          include: ['tools/**/*.test.ts', 'tests/gates/**/*.test.ts', 'tests/bench/**/*.test.ts'],
          isolate: false, // gates change nothing, and files that one has read and parsed serve the next
          testTimeout: 600_000,
          // some read every source file before their first test
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
