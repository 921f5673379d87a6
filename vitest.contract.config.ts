import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The generated client against the contract mock and the sandbox. */
export default defineConfig({
  cacheDir: '.cache/vite-contract',
  resolve: { alias: { '~generated': folder('generated'), '~': folder('src') } },
  test: {
    name: 'contract',
    environment: 'node',
    include: ['tests/contract/**/*.test.ts'],
    globalSetup: ['tests/contract/support/bundle-once.ts'],
    setupFiles: ['tests/contract/support/record-answers.ts'],
    // a regeneration takes 3 s alone, and many times that beside other work
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
