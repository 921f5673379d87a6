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
    testTimeout: 20_000,
    maxWorkers: 2,
  },
})
