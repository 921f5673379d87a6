import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { tags } from '../../tools/trace/tags.ts'
import { shared } from '../../vite.config.ts'

/** The rules and their tests, for `npm run mutate`: each change of a rule must be noticed by one of them. */
export default defineConfig({
  ...shared,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: '.cache/vite-mutate',
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['tests/support/fresh-modules.ts'], testTimeout: 30_000, tags },
})
