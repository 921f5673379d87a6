import { afterEach, vi } from 'vitest'

/**
 * Test files share a worker, so that libraries are loaded once. The portal's modules are loaded again for each file,
 * because they have state: the session, fetched data, the language. Stubs of the browser are removed after each test.
 */
vi.resetModules()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
