import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { startTestDay } from '../support/test-day/test-day.ts'
import { tags } from '../../tools/trace/tags.ts'

startTestDay()

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
/** The path of this clone as a pattern. It is needed because a clone may be in a folder named `sandbox` or `tools`. */
const here = folder('.')
  .replaceAll('\\', '/')
  .replaceAll(/[.*+?^${}()|[\]]/g, '\\$&')

/** Runs the generated client against the contract mock and the sandbox. */
export default defineConfig({
  root: folder('.'),
  cacheDir: '.cache/vite-contract',
  resolve: { alias: { '~generated': folder('generated'), '~': folder('src') } },
  test: {
    name: 'contract',
    tags,
    environment: 'node',
    include: ['tests/contract/**/*.test.ts'],
    globalSetup: ['tests/contract/support/bundle-once.ts'],
    // Test files share a worker, but each file loads the modules of the portal again. The sandbox, the mock, the
    // contracts and their validators are loaded once for all files.
    isolate: false,
    setupFiles: ['tests/support/fresh-modules.ts', 'tests/contract/support/record-responses.ts'],
    server: { deps: { external: [new RegExp(`${here}(?:sandbox|tools)/`)] } },
    // The longest test takes half a minute alone and much longer on a busy machine. This limit only ends a test that
    // hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
  },
})
