import type { Server } from 'node:http'

/**
 * Longer than any client keeps an unused connection. Node's default of 5 s would break the next request of a busy
 * machine (ECONNRESET).
 */
const IDLE_MS = 600_000

/** Lets the client decide when an unused connection ends. */
export function keepConnections<S extends Server>(server: S): S {
  server.keepAliveTimeout = IDLE_MS
  return server
}
