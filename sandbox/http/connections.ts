import type { Server } from 'node:http'

/**
 * The idle timeout of the server, longer than any client keeps an idle connection. With Node's default of 5 s, the
 * server could close a connection just as a slow machine sends its next request (ECONNRESET).
 */
const IDLE_MS = 600_000

/** Sets the idle timeout so high that the client closes idle connections, not the server. */
export function keepConnections<S extends Server>(server: S): S {
  server.keepAliveTimeout = IDLE_MS
  return server
}
