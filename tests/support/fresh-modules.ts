import { afterEach, vi } from 'vitest'

/**
 * Test files share a worker, so that libraries load once. The portal's modules load anew for each file, because they
 * hold state: the session, fetched data, the language. Stubs of the browser are removed after each test.
 */
vi.resetModules()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
