import { afterEach, vi } from 'vitest'

/**
 * Files share a worker, so that libraries are loaded once for all of them. What the portal remembers in its modules (who is signed in,
 * what was read, the language) is not shared: the modules begin anew with each file, and what a test put in place of the browser goes with it.
 */
vi.resetModules()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
