import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { tags } from '../../tools/trace/tags.ts'
import { shared } from '../../vite.config.ts'

/** Insurance rules and their tests, for `npm run mutate`. For each mutation of a rule, a test must fail. */
export default defineConfig({
  ...shared,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: '.cache/vite-mutate',
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/fresh-modules.ts'],
    testTimeout: 30_000,
    tags,
  },
})
