import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { tags } from '../../tools/trace/tags.ts'

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))

/** The generated client against the contract mock and the sandbox. */
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
    // Files share a worker; modules of the portal begin anew with each. The stand-ins are loaded as Node loads them, once for all files,
    // and with them the contracts and their validators.
    isolate: false,
    setupFiles: ['tests/support/fresh-modules.ts', 'tests/contract/support/record-responses.ts'],
    server: { deps: { external: [/\/(?:sandbox|tools)\//] } },
    // the longest test takes half a minute alone, and many times that beside other work: this ends what hangs
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
  },
})
